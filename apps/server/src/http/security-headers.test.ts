import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { securityHeaders } from './security-headers.ts';

async function headersOf(...options: Parameters<typeof securityHeaders>): Promise<Headers> {
  const app = new Hono();
  app.use(securityHeaders(...options));
  app.get('/', (context) => context.text('page'));
  return (await app.request('/')).headers;
}

describe('the security headers', () => {
  it('keep every page to its own origin', async () => {
    const headers = await headersOf(true);
    expect(headers.get('content-security-policy')).not.toMatch(/https:|unsafe/u);
    expect(headers.get('cross-origin-embedder-policy')).toBe('require-corp');
  });

  it('let Google Analytics in only where the operator uses it, and still no inline code', async () => {
    const headers = await headersOf(true, true);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self' https://*.googletagmanager.com;");
    expect(policy).toContain("connect-src 'self' https://*.google-analytics.com");
    expect(policy).not.toContain('unsafe');
    expect(headers.get('cross-origin-embedder-policy')).toBe('credentialless');
  });
});
