import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { folderMailSender } from '../../adapters/mail/folder-mail-sender.ts';
import { keptMailsReport } from './kept-mails.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'overtone-kept-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('keptMailsReport', () => {
  it('lists nothing where no mail was ever kept', async () => {
    expect(await keptMailsReport(path.join(folder, 'none'))).toEqual({
      columns: ['date', 'to', 'subject', 'file'],
      rows: [],
    });
  });

  it('lists who was written to when and about what, the oldest first', async () => {
    const sender = folderMailSender(folder, 'hello@localhost');
    const mail = { id: 'b', to: 'ada@example.com', text: 'To: nobody\n', html: '' };
    const long = 'A subject that is so long that a mail has to fold it over two lines of its head';
    const later = new Date('2026-03-02T10:00:00.000Z');
    const earlier = new Date('2026-03-02T09:00:00.000Z');
    const latest = new Date('2026-03-02T11:00:00.000Z');
    await sender.send({ ...mail, date: later, subject: long });
    await sender.send({ ...mail, id: 'c', date: latest, subject: 'Good night' });
    await sender.send({ ...mail, id: 'a', date: earlier, subject: 'Hello' });
    await writeFile(path.join(folder, 'half.eml.new'), 'not yet');
    expect((await keptMailsReport(folder)).rows).toEqual([
      [
        'Mon, 02 Mar 2026 09:00:00 +0000',
        'ada@example.com',
        'Hello',
        path.join(folder, '2026-03-02T09-00-00_a.eml'),
      ],
      [
        'Mon, 02 Mar 2026 10:00:00 +0000',
        'ada@example.com',
        long,
        path.join(folder, '2026-03-02T10-00-00_b.eml'),
      ],
      [
        'Mon, 02 Mar 2026 11:00:00 +0000',
        'ada@example.com',
        'Good night',
        path.join(folder, '2026-03-02T11-00-00_c.eml'),
      ],
    ]);
  });
});
