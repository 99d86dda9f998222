import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../database/embedded/free-port.ts';
import { type ServerProcess, startServerProcess } from '../faults/server-process.ts';
import { type SmtpStandIn, startSmtpStandIn } from '../testing/stand-ins/smtp-stand-in.ts';
import {
  startStripeStandIn,
  type StripeStandIn,
} from '../testing/stripe-stand-in/stripe-stand-in.ts';
import { THIS_VERSION } from '../testing/versions/program-folder.ts';
import { type OperatorProgram, type ProgramEnd, runProgram } from './run-program.ts';

const run = promisify(execFile);

/** Whether a small disk can be made here, to be filled up. */
export const CAN_MOUNT = process.platform === 'linux' && process.getuid?.() === 0;

/** One operator's installation: a server in a process of its own, its disk, mail and payments. */
export interface Installation {
  readonly root: string;
  readonly dataDir: string;
  readonly backupDir: string;
  readonly url: string;
  readonly smtp: SmtpStandIn;
  readonly stripe: StripeStandIn;
  /** Puts a version in place, which the next start and the operator's programs are of. */
  readonly install: (version: string) => void;
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<number | null>;
  /** Runs one of the operator's programs beside it. */
  readonly program: (name: OperatorProgram, ...words: readonly string[]) => Promise<ProgramEnd>;
  /** Stops everything and leaves nothing. */
  readonly remove: () => Promise<void>;
}

/** Makes an installation whose data lie on a disk of 700 MB, where one can be made. */
export async function makeInstallation(): Promise<Installation> {
  const root = await mkdtemp(path.join(tmpdir(), 'overtone-day-'));
  const dataDir = path.join(root, 'data');
  const backupDir = path.join(root, 'backups');
  await mkdir(dataDir);
  if (CAN_MOUNT) await run('mount', ['-t', 'tmpfs', '-o', 'size=700m', 'tmpfs', dataDir]);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const [smtp, stripe] = await Promise.all([
    startSmtpStandIn(),
    startStripeStandIn({ webhookUrl: () => `${url}/api/billing/webhook` }),
  ]);
  const environment = {
    PORT: String(port),
    DATA_DIR: dataDir,
    BACKUP_DIR: backupDir,
    SMTP_URL: smtp.url,
    MAIL_FROM: 'hello@overtone.example',
    ALERT_EMAIL: 'operator@overtone.example',
    SUPPORT_EMAIL: 'help@overtone.example',
    LETTERS_PER_MINUTE: '600',
    SIGN_INS_PER_MINUTE: '1000',
    ...stripe.environment,
  };
  let version = THIS_VERSION;
  let server: ServerProcess | undefined;
  const stop = async () => {
    const code = await server?.stop();
    server = undefined;
    return code ?? null;
  };
  return {
    root,
    dataDir,
    backupDir,
    url,
    smtp,
    stripe,
    install: (folder) => {
      version = folder;
    },
    async start() {
      server = await startServerProcess(environment, version);
    },
    stop,
    program: (name, ...words) => runProgram({ version, environment }, name, ...words),
    async remove() {
      await stop();
      await Promise.all([smtp.stop(), stripe.close()]);
      if (CAN_MOUNT) await run('umount', ['-l', dataDir]);
      await rm(root, { recursive: true, force: true });
    },
  };
}
