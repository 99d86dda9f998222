import { readFile } from 'node:fs/promises';
import { runCommand } from './command.ts';
import type { Account, Identity } from './run-as.ts';

/** The identity of a server that does not run as root: its own. */
const OWN_IDENTITY: Identity = { prefix: [] };

/** What {@link chooseIdentity} looks at. */
export interface IdentityOptions {
  /** The server's effective user id; undefined where there is none (Windows). */
  readonly uid: number | undefined;
  readonly environment: Readonly<Record<string, string>>;
  /** Replaces the `unshare` program, for systems that keep it elsewhere. */
  readonly unshare?: string;
}

/**
 * Chooses who PostgreSQL runs as. Root gets a user namespace, where the files stay root's and no second account is
 * involved; where namespaces are refused (many containers), the account `postgres`, else `nobody`.
 *
 * @throws Error with a sentence for people when root has neither.
 */
export async function chooseIdentity(options: IdentityOptions): Promise<Identity> {
  if (options.uid !== 0) return OWN_IDENTITY;
  const accounts = await readAccounts();
  // PostgreSQL looks its user up by id, so the namespace borrows the id of an account that exists.
  const stranger = accounts.find(({ name }) => name === 'nobody') ?? accounts[0];
  if (stranger !== undefined) {
    const namespace = namespaceOf(stranger, options.unshare ?? 'unshare');
    if (await works(namespace, options.environment)) return namespace;
  }
  for (const name of ['postgres', 'nobody']) {
    const account = accounts.find((candidate) => candidate.name === name);
    if (account !== undefined) return { prefix: [], account };
  }
  throw new Error(
    'PostgreSQL refuses to run as root, and this system offers neither user namespaces nor an account named postgres or nobody. Start the server as an ordinary user, or set DATABASE_URL.',
  );
}

function namespaceOf({ uid, gid }: Account, unshare: string): Identity {
  return { prefix: [unshare, '--user', `--map-user=${uid}`, `--map-group=${gid}`] };
}

async function works(
  identity: Identity,
  environment: Readonly<Record<string, string>>,
): Promise<boolean> {
  return runCommand({ identity, environment, folder: '/' }, 'true', []).then(
    () => true,
    () => false,
  );
}

async function readAccounts(): Promise<readonly Account[]> {
  const text = await readFile('/etc/passwd', 'utf8').catch(() => '');
  return text
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
    .filter(({ name, uid, gid }) => name !== '' && uid > 0 && gid > 0);
}
