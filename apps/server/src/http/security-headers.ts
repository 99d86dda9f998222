import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import type { InlineCode } from './inline-code.ts';

/** Where Google Analytics comes from, and what it reports to (Google, "Use a Content Security Policy with gtag.js"). */
const ANALYTICS_SCRIPTS = ['https://*.googletagmanager.com'] as const;
const ANALYTICS_REPORTS = [
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://*.googletagmanager.com',
] as const;

/** What decides the security headers. */
export interface SecurityHeaderOptions {
  /** Whether people reach the server over HTTPS and may be told to stay there. */
  readonly isHttps: boolean;
  /** Lets pages load Google Analytics, and embeds other origins without credentials instead of by their own leave. */
  readonly usesAnalytics: boolean;
  /** The inline code of our own pages, the only one that runs. */
  readonly inlineCode: InlineCode;
}

/**
 * Headers that keep a page to its own origin and free of inline code that is not ours, and isolate it so that precise
 * timers work.
 */
export function securityHeaders({
  isHttps,
  usesAnalytics,
  inlineCode,
}: SecurityHeaderOptions): MiddlewareHandler {
  const scripts = usesAnalytics ? ANALYTICS_SCRIPTS : [];
  const reports = usesAnalytics ? ANALYTICS_REPORTS : [];
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", ...inlineCode.scripts, ...scripts],
      styleSrc: ["'self'", ...inlineCode.styles],
      imgSrc: ["'self'", 'data:', ...reports],
      fontSrc: ["'self'"],
      connectSrc: ["'self'", ...reports],
      mediaSrc: ["'self'"],
      workerSrc: ["'self'"],
      manifestSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
    crossOriginOpenerPolicy: 'same-origin',
    crossOriginEmbedderPolicy: usesAnalytics ? 'credentialless' : 'require-corp',
    crossOriginResourcePolicy: 'same-origin',
    referrerPolicy: 'strict-origin-when-cross-origin',
    xFrameOptions: 'DENY',
    strictTransportSecurity: isHttps ? 'max-age=31536000; includeSubDomains' : false,
    permissionsPolicy: {
      accelerometer: [],
      autoplay: ['self'],
      bluetooth: [],
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
}
