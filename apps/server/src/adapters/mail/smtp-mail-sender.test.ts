import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { OutgoingMail } from '../../ports/mail-sender.ts';
import { type SmtpStandIn, startSmtpStandIn } from '../../testing/stand-ins/smtp-stand-in.ts';
import { smtpHandshake, smtpMailSender } from './smtp-mail-sender.ts';

const FROM = 'hello@overtone.example';
const MAIL: OutgoingMail = {
  id: '3f0c7a52-6a1e-4c7b-9d55-0d5a3c1f6a11',
  to: 'ada@example.com',
  date: new Date('2026-03-02T09:00:00.000Z'),
  subject: 'A subject',
  text: 'Words\n',
  html: '<p>Words</p>',
  unsubscribeUrl: 'https://overtone.example/unsubscribe?token=abc',
};

let smtp: SmtpStandIn;

beforeAll(async () => {
  smtp = await startSmtpStandIn();
});
beforeEach(() => smtp.behave('accept'));
afterAll(() => smtp.stop());

const sender = (timeoutMs?: number) =>
  smtpMailSender({ smtpUrl: smtp.url, from: FROM, ...(timeoutMs && { timeoutMs }) });

function header(name: string, { headers }: { headers: { key: string; value: string }[] }) {
  return headers.find(({ key }) => key === name)?.value;
}

describe('smtpMailSender', () => {
  it('sends both forms of a mail, with its id and the way out in the headers', async () => {
    const arriving = smtp.nextMail();
    expect(await sender().send(MAIL)).toEqual({ ok: true, value: undefined });
    const { email, recipients } = await arriving;
    expect(recipients).toEqual(['ada@example.com']);
    expect(email).toMatchObject({
      from: { name: 'Overtone', address: FROM },
      to: [{ address: 'ada@example.com' }],
      subject: 'A subject',
      messageId: `<${MAIL.id}@overtone.example>`,
      text: 'Words\n\n',
      html: `${MAIL.html}\n`,
      date: MAIL.date.toISOString(),
    });
    expect(header('list-unsubscribe', email)).toBe(`<${MAIL.unsubscribeUrl}>`);
    expect(header('list-unsubscribe-post', email)).toBe('List-Unsubscribe=One-Click');
    expect(header('auto-submitted', email)).toBe('auto-generated');
  });

  it('names no way out where there is nothing to leave', async () => {
    const arriving = smtp.nextMail();
    const { unsubscribeUrl: _, ...single } = MAIL;
    await sender().send(single);
    expect((await arriving).raw).not.toMatch(/^list-unsubscribe/imu);
  });

  it.each(['Hi\r\nBcc: eve@example.com', 'Hi\nBcc: eve@example.com', 'Hi\r\n\r\n<script>'])(
    'keeps the subject %j in one header',
    async (subject) => {
      const arriving = smtp.nextMail();
      await sender().send({ ...MAIL, subject });
      const { email, raw, recipients } = await arriving;
      expect(recipients).toEqual(['ada@example.com']);
      expect(raw).not.toMatch(/^bcc:/imu);
      expect(email.html?.trim()).toBe(MAIL.html);
    },
  );

  it('writes to nobody who was smuggled into the address', async () => {
    const before = smtp.received.length;
    for (const to of ['ada@example.com\r\nRCPT TO:<eve@example.com>', 'a@b.c, eve@example.com']) {
      await sender().send({ ...MAIL, to });
    }
    const recipients = smtp.received.slice(before).flatMap((mail) => mail.recipients);
    expect(recipients).not.toContain('eve@example.com');
  });

  it.each([
    ['recipient', 451, 'temporary'],
    ['recipient', 499, 'temporary'],
    ['recipient', 500, 'permanent'],
    ['recipient', 550, 'permanent'],
    ['message', 451, 'temporary'],
    ['message', 554, 'permanent'],
  ] as const)('takes a %s refused with %i as %s', async (refuse, code, kind) => {
    smtp.behave({ refuse, code });
    expect(await sender().send(MAIL)).toMatchObject({
      ok: false,
      reason: { kind, detail: expect.stringMatching(`^[^:]+: ${code} not today`) },
    });
  });

  it.each([
    ['sender', 554, 'not today', 'sender'],
    ['sender', 451, 'not today', 'temporary'],
    // Many servers say at the recipient what they think of the sender.
    ['recipient', 553, '5.1.7 <hello@overtone.example>: bad sender address', 'sender'],
    ['recipient', 553, '5.1.8 Sender address rejected: Domain not found', 'sender'],
    ['recipient', 554, '5.7.1 Relay access denied', 'temporary'],
    ['message', 550, '5.7.26 not authenticated', 'temporary'],
    ['recipient', 550, '5.1.1 no such user', 'permanent'],
  ] as const)('takes a %s refused with "%i %s" as %s', async (refuse, code, words, kind) => {
    smtp.behave({ refuse, code, words });
    expect(await sender().send(MAIL)).toMatchObject({ ok: false, reason: { kind } });
  });

  it('gives up waiting for a server that says nothing', async () => {
    smtp.behave('silent');
    expect(await sender(150).send(MAIL)).toMatchObject({
      ok: false,
      reason: { kind: 'temporary' },
    });
  });

  it('gives up on a server that answers a little at a time, for ever', async () => {
    const sockets: Socket[] = [];
    const talker = createServer((socket) => {
      sockets.push(socket);
      socket.write('220 talker\r\n');
      socket.once('data', () => {
        const talking = setInterval(() => socket.write('250-one moment\r\n'), 20);
        socket.on('close', () => clearInterval(talking)).on('error', () => undefined);
      });
    }).listen(0, '127.0.0.1');
    await once(talker, 'listening');
    const { port } = z.object({ port: z.number() }).parse(talker.address());
    const smtpUrl = `smtp://127.0.0.1:${port}`;
    expect(await smtpMailSender({ smtpUrl, from: FROM, timeoutMs: 300 }).send(MAIL)).toEqual({
      ok: false,
      reason: { kind: 'temporary', detail: 'no end after 300 ms' },
    });
    for (const socket of sockets) socket.destroy();
    talker.close();
  });

  it('takes a server that is not there as a reason that may pass', async () => {
    const nowhere = smtpMailSender({ smtpUrl: 'smtp://127.0.0.1:1', from: FROM });
    expect(await nowhere.send(MAIL)).toMatchObject({ ok: false, reason: { kind: 'temporary' } });
  });

  it('takes a refused password for the fault of us who send, as a refused sender', async () => {
    const smtpUrl = smtp.url.replace('//', '//user:wrong@');
    expect(await smtpMailSender({ smtpUrl, from: FROM }).send(MAIL)).toMatchObject({
      ok: false,
      reason: { kind: 'sender' },
    });
  });

  it.each(['\r\nBcc: eve@example.com', '\nBcc: eve@example.com', '>, <eve@example.com'])(
    'lets an address with %j in it add neither a header nor a recipient',
    async (more) => {
      const before = smtp.received.length;
      await sender().send({ ...MAIL, to: `ada@example.com${more}` });
      for (const { recipients, email } of smtp.received.slice(before)) {
        expect(recipients).toHaveLength(1);
        expect(recipients).not.toContain('eve@example.com');
        expect(header('bcc', email)).toBeUndefined();
      }
    },
  );

  it('gives its password to another machine over an encrypted connection only', async () => {
    // The same server under a name that is not known for this machine's own; it offers no encryption.
    const { port } = new URL(smtp.url);
    const elsewhere = `smtp://someone:a-password@[::ffff:127.0.0.1]:${port}`;
    const sent = await smtpMailSender({ smtpUrl: elsewhere, from: FROM }).send(MAIL);
    expect(sent).toMatchObject({ ok: false, reason: { kind: 'temporary' } });
    expect(await smtpHandshake(elsewhere, 5_000)).toMatchObject({
      ok: false,
      reason: expect.stringContaining('STARTTLS'),
    });
    expect(await smtpHandshake(elsewhere.replace('someone:a-password@', ''), 5_000)).toEqual({
      ok: true,
      value: undefined,
    });
  });
});
