import type { LetterContent } from '@overtone/domain/contract/letters';
import { describe, expect, it } from 'vitest';
import { TEST_TIME } from '../../testing/test-app.ts';
import { composeMail, type MailLinks } from './compose-mail.ts';
import { type DueMail, LEASE_MS } from '../../outbox/outbox.ts';
import { MAIL_KINDS } from './texts/mail-text.ts';

const DUE: DueMail = {
  id: '3f0c7a52-6a1e-4c7b-9d55-0d5a3c1f6a11',
  kind: 'download_links',
  recipient: 'ada@example.com',
  downloadRequestId: null,
  subscriberId: null,
  userId: null,
  letterId: null,
  detail: null,
  sealedLink: 'sealed',
  expiresAt: null,
  createdAt: TEST_TIME,
  attempts: 1,
  nextAttemptAt: new Date(TEST_TIME.getTime() + LEASE_MS),
  sentAt: null,
  failedAt: null,
  lastError: null,
};
const LINKS: MailLinks = {
  releases: ['mac', 'windows'],
  siteUrl: 'https://overtone.example',
  unsubscribeToken: (subscriberId: string) => `token-of-${subscriberId}`,
  openLink: (sealed: string) =>
    sealed === 'sealed' ? 'https://overtone.example/page?token=abc' : undefined,
};

const LETTER: LetterContent = {
  audience: 'newsletter',
  subject: 'What is new',
  text: '# Slower\n\nRead [all of it](https://overtone.example/new).',
};

describe('composeMail', () => {
  it.each(MAIL_KINDS)('writes a %s that every list and terminal can show', (kind) => {
    const { subject, text } = composeMail({ ...DUE, kind }, LINKS, LETTER);
    expect(subject).toMatch(/^[ -~]{1,60}$/u);
    expect(text).toMatch(/^(?:[ -~]{0,72}\n)+$/u);
  });

  it.each(MAIL_KINDS)('says and links the same in both forms of a %s', (kind) => {
    const { text, html } = composeMail({ ...DUE, kind, subscriberId: 's1' }, LINKS, LETTER);
    const linksOf = (body: string) => body.match(/https:[^\s"<>]+/gu);
    expect(linksOf(html)).toEqual(linksOf(text));
    expect(html).not.toMatch(/<img|<script|url\(|<link/u);
  });

  it('links both downloads on the site as people reach it', () => {
    const { text } = composeMail(DUE, LINKS);
    expect(text).toContain('\nhttps://overtone.example/download/mac\n');
    expect(text).toContain('\nhttps://overtone.example/download/windows\n');
  });

  it('links what there is alone, and says what there is not', () => {
    const { text } = composeMail(DUE, { ...LINKS, releases: ['windows'] });
    expect(text).toContain('\nhttps://overtone.example/download/windows\n');
    expect(text).toContain('There is no release for macOS yet.');
    expect(text).not.toContain('/download/mac');
  });

  it('dates a mail that waited for a release by its sending, and offers to forget the request', () => {
    const promised = new Date('2025-01-01T00:00:00.000Z');
    const mail = composeMail({ ...DUE, createdAt: promised, downloadRequestId: 'r1' }, LINKS);
    expect(mail.date).toEqual(TEST_TIME);
    expect(mail.unsubscribeUrl).toBe('https://overtone.example/forget-request?token=token-of-r1');
  });

  it('promises nothing about health, and says who should ask a doctor', () => {
    const { text } = composeMail(DUE, LINKS);
    expect(text).toContain('talk to a doctor');
    expect(text).not.toMatch(/proven|cure|treat/iu);
  });

  it('shows a subscriber the way out, in the text and to the mail program', () => {
    const mail = composeMail({ ...DUE, kind: 'newsletter_welcome', subscriberId: 's1' }, LINKS);
    expect(mail.unsubscribeUrl).toBe('https://overtone.example/unsubscribe?token=token-of-s1');
    expect(mail.text).toContain('Unsubscribe:');
    expect(mail.text).toContain(mail.unsubscribeUrl);
  });

  it.each(['verify_email', 'reset_password'] as const)('carries the link of a %s', (kind) => {
    const { text } = composeMail({ ...DUE, kind }, LINKS);
    expect(text).toContain('\nhttps://overtone.example/page?token=abc\n');
    expect(text).toContain("If that wasn't you");
  });

  it('is not written with a link that another key sealed', () => {
    const mail = { ...DUE, kind: 'verify_email', sealedLink: 'other' } as const;
    expect(() => composeMail(mail, LINKS)).toThrow('sealed with another key');
  });

  it('offers no way out of a mail that belongs to an account', () => {
    expect(composeMail({ ...DUE, kind: 'password_changed' }, LINKS)).not.toHaveProperty(
      'unsubscribeUrl',
    );
  });

  it('carries the row as its id, its recipient and its time', () => {
    expect(composeMail(DUE, LINKS)).toMatchObject({
      id: DUE.id,
      to: 'ada@example.com',
      date: TEST_TIME,
    });
  });
});
