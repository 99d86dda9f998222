import { describe, expect, it } from 'vitest';
import { contentPolicy } from './content-policy.ts';

describe('the content security policy', () => {
  it('keeps a page to its own origin, without inline code', () => {
    const policy = contentPolicy({ usesAnalytics: false });
    expect(policy).toContain("default-src 'self'; script-src 'self'; style-src 'self';");
    expect(policy).not.toMatch(/https:|unsafe/u);
  });

  it('lets inline code run only where its hash is that of our own', () => {
    const inlineCode = { scripts: ["'sha256-a'"], styles: ["'sha256-b'"] };
    const policy = contentPolicy({ usesAnalytics: false, inlineCode });
    expect(policy).toContain("script-src 'self' 'sha256-a';");
    expect(policy).toContain("style-src 'self' 'sha256-b';");
  });

  it('lets Google Analytics in only where the operator uses it, and still no inline code', () => {
    const policy = contentPolicy({ usesAnalytics: true });
    expect(policy).toContain("script-src 'self' https://*.googletagmanager.com;");
    expect(policy).toContain("connect-src 'self' https://*.google-analytics.com");
    expect(policy).not.toContain('unsafe');
  });
});
