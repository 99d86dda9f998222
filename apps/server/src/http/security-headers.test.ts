import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { NO_INLINE_CODE } from './inline-code.ts';
import { securityHeaders, type SecurityHeaderOptions } from './security-headers.ts';

async function headersOf(options: Partial<SecurityHeaderOptions>): Promise<Headers> {
  const app = new Hono();
  app.use(
    securityHeaders({
      isHttps: true,
      usesAnalytics: false,
      inlineCode: NO_INLINE_CODE,
      ...options,
    }),
  );
  app.get('/', (context) => context.text('page'));
  return (await app.request('/')).headers;
}

describe('the security headers', () => {
  it('keep every page to its own origin', async () => {
    const headers = await headersOf({});
    expect(headers.get('content-security-policy')).not.toMatch(/https:|unsafe/u);
    expect(headers.get('cross-origin-embedder-policy')).toBe('require-corp');
  });

  it('let inline code run only where its hash is that of our own', async () => {
    const inlineCode = { scripts: ["'sha256-a'"], styles: ["'sha256-b'"] };
    const policy = (await headersOf({ inlineCode })).get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self' 'sha256-a';");
    expect(policy).toContain("style-src 'self' 'sha256-b';");
  });

  it('take from every page what none of them needs', async () => {
    const policy = (await headersOf({ isHttps: true })).get('permissions-policy') ?? '';
    for (const power of [
      'camera',
      'microphone',
      'geolocation',
      'display-capture',
      'usb',
      'serial',
    ]) {
      expect(policy).toContain(`${power}=()`);
    }
  });

  it('ask for HTTPS in future only where it is there today', async () => {
    expect((await headersOf({ isHttps: true })).get('strict-transport-security')).toBe(
      'max-age=31536000; includeSubDomains',
    );
    expect((await headersOf({ isHttps: false })).get('strict-transport-security')).toBeNull();
  });

  it('let Google Analytics in only where the operator uses it, and still no inline code', async () => {
    const headers = await headersOf({ usesAnalytics: true });
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self' https://*.googletagmanager.com;");
    expect(policy).toContain("connect-src 'self' https://*.google-analytics.com");
    expect(policy).not.toContain('unsafe');
    expect(headers.get('cross-origin-embedder-policy')).toBe('credentialless');
  });
});
