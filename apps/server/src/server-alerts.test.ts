import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { freePort } from './database/embedded/free-port.ts';
import { parseEnvironment } from './env.ts';
import { startServer } from './server.ts';
import { startSmtpStandIn } from './testing/stand-ins/smtp-stand-in.ts';
import { makeFolders, postJson } from './testing/test-app.ts';

it('a server tells its operator by mail that others’ mails were given up', async () => {
  const metricsPort = String(await freePort());
  const [smtp, folders, dataDir] = await Promise.all([
    startSmtpStandIn(),
    makeFolders(),
    mkdtemp(path.join(tmpdir(), 'overtone-server-alerts-')),
  ]);
  const parsed = parseEnvironment({
    PATH: process.env['PATH'],
    PORT: '0',
    DATA_DIR: dataDir,
    METRICS_PORT: metricsPort,
    LOG_LEVEL: 'silent',
    SMTP_URL: smtp.url,
    MAIL_FROM: 'hello@overtone.example',
    ALERT_EMAIL: 'operator@overtone.example',
  });
  if (!parsed.ok) throw new Error(parsed.reason);

  smtp.behave({ refuse: 'recipient', code: 550 });
  const first = await startServer(parsed.value, { folders });
  for (const name of ['ada', 'ben', 'cleo']) {
    const form = postJson({ email: `${name}@nowhere.example` });
    await fetch(`${first.url}/api/newsletter-subscribers`, form);
  }
  await vi.waitFor(
    async () => {
      const figures = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
      expect(await figures.text()).toContain('overtone_mails_given_up_total{reason="permanent"} 3');
    },
    { timeout: 30_000 },
  );
  await first.stop();

  smtp.behave('accept');
  const second = await startServer(parsed.value, { folders });
  // That this machine is busy with other tests may be told too, in the same mail or in one of its own.
  await expect
    .poll(() => smtp.received.map(({ recipients, email }) => [...recipients, email.subject]), {
      timeout: 30_000,
    })
    .toContainEqual([
      'operator@overtone.example',
      expect.stringMatching(/^Overtone, alert: (?:.*, )?mails-given-up\b/u),
    ]);
  await second.stop();
  await Promise.all([smtp.stop(), folders.remove(), rm(dataDir, { recursive: true, force: true })]);
});
