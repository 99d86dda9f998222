import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { parseEnvironment } from '../../env.ts';
import { type RunningServer, startServer } from '../../server.ts';
import { type SmtpStandIn, startSmtpStandIn } from '../../testing/stand-ins/smtp-stand-in.ts';
import { signUp } from '../../testing/sign-up.ts';
import { makeFolders, postJson, type TestFolders } from '../../testing/test-app.ts';
import { openBrowser } from '../../testing/test-browser.ts';

let folders: TestFolders;
let dataDir: string;
let smtp: SmtpStandIn;

beforeAll(async () => {
  [folders, smtp, dataDir] = await Promise.all([
    makeFolders(),
    startSmtpStandIn(),
    mkdtemp(path.join(tmpdir(), 'overtone-server-mail-')),
  ]);
});
afterAll(async () => {
  await Promise.all([smtp.stop(), folders.remove(), rm(dataDir, { recursive: true, force: true })]);
});

function start(more: Record<string, string> = {}): Promise<RunningServer> {
  const parsed = parseEnvironment({
    PATH: process.env['PATH'],
    PORT: '0',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    ...more,
  });
  if (!parsed.ok) throw new Error(parsed.reason);
  return startServer(parsed.value, { folders });
}

describe('a running server', () => {
  it('sends what its forms promise over SMTP, and one click ends the newsletter', async () => {
    const server = await start({ SMTP_URL: smtp.url, MAIL_FROM: 'hello@overtone.example' });
    const arriving = smtp.nextMail();
    await fetch(`${server.url}/api/newsletter-subscribers`, postJson({ email: 'ada@b.example' }));
    const { email } = await arriving;
    expect(email.subject).toBe('Welcome to the Overtone newsletter');
    const link = email.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '';
    expect(link).toMatch(/^<http:\/\/127\.0\.0\.1:\d+\/unsubscribe\?token=[\w-]{43}>$/u);
    const answer = await fetch(link.slice(1, -1), {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    });
    expect(await answer.text()).toContain('You are unsubscribed');
    await server.stop();
  });

  it('tells the owner of an account of ten wrong passwords over SMTP', async () => {
    const server = await start({
      SMTP_URL: smtp.url,
      MAIL_FROM: 'hello@overtone.example',
      SIGN_INS_PER_MINUTE: '100',
    });
    const browser = openBrowser(server.url, server.url);
    const dora = { email: 'dora@b.example', password: 'correct horse', name: 'Dora' };
    const asking = smtp.nextMail();
    await signUp(browser, dora, async () => {
      const [, link = ''] =
        /(http\S+confirm-email\S+)/u.exec((await asking).email.text ?? '') ?? [];
      return new URL(link);
    });
    const arriving = smtp.nextMail();
    const wrong = { email: dora.email, password: 'not hers' };
    for (let tries = 0; tries < 10; tries++) {
      expect((await browser.post('/api/auth/sign-in/email', wrong)).status).toBe(401);
    }
    const { email, recipients } = await arriving;
    expect(recipients).toEqual([dora.email]);
    expect(email.subject).toBe('Wrong passwords for your Overtone account');
    expect(email.text).toContain('\nhttp://127.0.0.1:');
    await server.stop();
  });

  it('keeps a wish for links until there is something to link to, and writes once then', async () => {
    const mail = { SMTP_URL: smtp.url, MAIL_FROM: 'hello@overtone.example' };
    const without = await start(mail);
    await fetch(`${without.url}/api/download-requests`, postJson({ email: 'cleo@b.example' }));
    const sooner = smtp.nextMail();
    await fetch(`${without.url}/api/newsletter-subscribers`, postJson({ email: 'ben@b.example' }));
    expect((await sooner).email.to).toMatchObject([{ address: 'ben@b.example' }]);
    await without.stop();

    const arriving = smtp.nextMail();
    const withRelease = await start({
      ...mail,
      DOWNLOAD_URL_MAC: 'https://files.example/overtone.dmg',
    });
    const { email } = await arriving;
    expect(email.to).toMatchObject([{ address: 'cleo@b.example' }]);
    expect(email.text).toContain('/download/mac');
    await withRelease.stop();
  });

  it('keeps each mail as one file where there is no SMTP server', async () => {
    const server = await start({
      PUBLIC_URL: 'https://overtone.example',
      DOWNLOAD_URL_MAC: 'https://files.example/overtone.dmg',
      FORMS_PER_MINUTE: '100',
    });
    // One wish, sent by an impatient finger; the server keeps it once.
    const wish = () =>
      fetch(`${server.url}/api/download-requests`, postJson({ email: 'ada@b.example' }));
    const answers = await Promise.all(Array.from({ length: 8 }, wish));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 201));
    const folder = path.join(dataDir, 'mail');
    const [name = ''] = await vi.waitFor(
      async () => {
        const names = (await readdir(folder)).filter((file) => file.endsWith('.eml'));
        expect(names).toHaveLength(1);
        return names;
      },
      { timeout: 20_000 },
    );
    const mail = await PostalMime.parse(await readFile(path.join(folder, name)));
    expect(mail.subject).toBe('Your Overtone download links');
    expect(mail.text).toContain('\nhttps://overtone.example/download/mac\n');
    await server.stop();
    expect((await readdir(folder)).length).toBe(1);
  });
});
