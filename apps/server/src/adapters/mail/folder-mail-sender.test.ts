import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { folderMailSender, mailFolder } from './folder-mail-sender.ts';

let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'overtone-mail-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

describe('folderMailSender', () => {
  it('keeps a mail as one file that can be read as it is, however often it is sent', async () => {
    const folder = mailFolder(dataDir);
    const sender = folderMailSender(folder, 'hello@localhost');
    const mail = {
      id: '3f0c7a52-6a1e-4c7b-9d55-0d5a3c1f6a11',
      to: 'ada@example.com',
      date: new Date('2026-03-02T09:00:00.000Z'),
      subject: 'Your links',
      text: 'Here they are:\nhttp://127.0.0.1:3000/download/mac\n',
      html: '<p>Here they are</p>',
    };
    for (const _ of [1, 2]) expect((await sender.send(mail)).ok).toBe(true);

    const names = await readdir(folder);
    expect(names).toEqual([`2026-03-02T09-00-00_${mail.id}.eml`]);
    const file = path.join(folder, names[0] ?? '');
    const text = await readFile(file, 'utf8');
    expect(text).toContain('\nhttp://127.0.0.1:3000/download/mac\n');
    expect(text).toContain('\nTo: ada@example.com\n');
    expect(await PostalMime.parse(text)).toMatchObject({ subject: 'Your links' });
    expect((await stat(file)).mode & 0o077).toBe(0);
  });
});
