import { describe, expect, it } from 'vitest';
import {
  DOWNLOAD_FAILURE_TEXT,
  DOWNLOAD_MODAL_CLOSE_MS,
  DOWNLOAD_MODAL_TITLE,
  DOWNLOAD_SUCCESS_TEXT,
  downloadRequestFormSchema,
} from './download-request.ts';

const FORM = { email: 'Ada@Example.com', platform: 'iPhone', userAgent: 'Mozilla/5.0 (iPhone)' };

describe('downloadRequestFormSchema', () => {
  it('gives the address in lower case', () => {
    expect(downloadRequestFormSchema.parse(FORM).email).toBe('ada@example.com');
  });

  it.each([
    { ...FORM, email: 'ada' },
    { ...FORM, email: undefined },
    { ...FORM, platform: 7 },
    { ...FORM, userAgent: 'x'.repeat(1001) },
    { ...FORM, emailSent: true },
  ])('refuses %o', (form) => {
    expect(downloadRequestFormSchema.safeParse(form).success).toBe(false);
  });
});

describe('the download modal', () => {
  it('says and times what the contract says', () => {
    expect(DOWNLOAD_MODAL_TITLE).toBe('Download on Your Desktop');
    expect(DOWNLOAD_SUCCESS_TEXT).toBe('Check your email for download links!');
    expect(DOWNLOAD_FAILURE_TEXT).toBe('Sorry, there was an error. Please try again.');
    expect(DOWNLOAD_MODAL_CLOSE_MS).toBe(2000);
  });
});
