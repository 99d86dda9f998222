import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { CONTENT_POLICY } from './content-policy.ts';
import { securityHeaders, type SecurityHeaderOptions } from './security-headers.ts';

async function headersOf(options: Partial<SecurityHeaderOptions>): Promise<Headers> {
  const app = new Hono();
  app.use(
    securityHeaders({
      isHttps: true,
      usesAnalytics: false,
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

  it('leave a page the policy that it brings', async () => {
    const app = new Hono();
    app.use(securityHeaders({ isHttps: true, usesAnalytics: false }));
    app.get('/', (context) =>
      context.text('page', 200, { [CONTENT_POLICY]: "default-src 'none'" }),
    );
    const { headers } = await app.request('/');
    expect(headers.get(CONTENT_POLICY)).toBe("default-src 'none'");
    expect(headers.get('x-frame-options')).toBe('DENY');
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

  it('embed other origins without credentials where the operator uses Google Analytics', async () => {
    const headers = await headersOf({ usesAnalytics: true });
    expect(headers.get(CONTENT_POLICY)).not.toContain('https:');
    expect(headers.get('cross-origin-embedder-policy')).toBe('credentialless');
  });
});
