import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { vi } from 'vitest';

/** The link with a secret in the newest mail with this subject that a server without SMTP kept as a file. */
export function keptMailLink(dataDir: string, subject: RegExp): Promise<URL> {
  const folder = path.join(dataDir, 'mail');
  return vi.waitFor(
    async () => {
      const names = (await readdir(folder)).filter((name) => name.endsWith('.eml')).sort();
      const mails = await Promise.all(
        names.map(async (name) => PostalMime.parse(await readFile(path.join(folder, name)))),
      );
      const text = mails.findLast((mail) => subject.test(mail.subject ?? ''))?.text ?? '';
      return new URL(/^http\S+token=\S+$/mu.exec(text)?.[0] ?? '');
    },
    { timeout: 30_000 },
  );
}
