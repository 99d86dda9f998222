import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import { CONTENT_POLICY, contentPolicy } from './content-policy.ts';

/** What decides the security headers. */
export interface SecurityHeaderOptions {
  /** Whether people reach the server over HTTPS and may be told to stay there. */
  readonly isHttps: boolean;
  /** Embeds other origins without credentials instead of by their own leave, as Google Analytics needs it. */
  readonly usesAnalytics: boolean;
}

/**
 * Headers that keep a page to its own origin, and isolate it so that precise timers work. An answer that brings a content
 * security policy of its own keeps it; every other answer is kept from other origins.
 */
export function securityHeaders({
  isHttps,
  usesAnalytics,
}: SecurityHeaderOptions): MiddlewareHandler {
  const policy = contentPolicy({ usesAnalytics: false });
  const setOthers = secureHeaders({
    crossOriginOpenerPolicy: 'same-origin',
    crossOriginEmbedderPolicy: usesAnalytics ? 'credentialless' : 'require-corp',
    crossOriginResourcePolicy: 'same-origin',
    referrerPolicy: 'strict-origin-when-cross-origin',
    xFrameOptions: 'DENY',
    // No browser that can show these pages reads them.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    strictTransportSecurity: isHttps ? 'max-age=31536000; includeSubDomains' : false,
    permissionsPolicy: {
      accelerometer: [],
      autoplay: ['self'],
      browsingTopics: [],
      camera: [],
      displayCapture: [],
      fullscreen: ['self'],
      geolocation: [],
      gyroscope: [],
      hid: [],
      idleDetection: [],
      magnetometer: [],
      microphone: [],
      midi: [],
      payment: [],
      serial: [],
      usb: [],
    },
  });
  return (context, next) =>
    setOthers(context, async () => {
      await next();
      if (!context.res.headers.has(CONTENT_POLICY)) context.res.headers.set(CONTENT_POLICY, policy);
    });
}
