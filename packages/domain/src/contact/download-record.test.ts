import { describe, expect, it } from 'vitest';
import { downloadRequest } from './download-record.ts';
import { downloadRequestFormSchema } from './download-request.ts';

const FORM = { email: 'Ada@Example.com', platform: 'iPhone', userAgent: 'Mozilla/5.0 (iPhone)' };
const NOW = new Date('2026-03-01T09:30:00.000Z');

describe('downloadRequest', () => {
  it('is a record with exactly the fields of the contract, its mail not yet sent', () => {
    expect(downloadRequest(FORM, 'unused', NOW)).toEqual({
      email: 'ada@example.com',
      platform: 'iPhone',
      userAgent: 'Mozilla/5.0 (iPhone)',
      timestamp: NOW,
      source: 'mobile_desktop_links',
      emailSent: false,
    });
  });

  it("takes the request's own user agent where the form has none, cut to what is kept", () => {
    const form = downloadRequestFormSchema.parse({ email: FORM.email });
    expect(downloadRequest(form, 'u'.repeat(2000), NOW)).toMatchObject({
      platform: '',
      userAgent: 'u'.repeat(1000),
    });
  });

  it('keeps nothing of it that the form could not have sent', () => {
    const form = downloadRequestFormSchema.parse({ email: FORM.email });
    const { userAgent } = downloadRequest(form, 'a\t\t=1\u0085 \u0000b\u0007', NOW);
    expect(userAgent).toBe('a =1  b');
    expect(downloadRequestFormSchema.safeParse({ ...FORM, userAgent }).success).toBe(true);
  });
});
