import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Programs } from './programs.ts';

/** Where a container finds {@link writeNpmSettings}' folder while it is built: a place that every Debian has and nobody uses. */
export const MOUNTED_AT = '/mnt';
export const SETTINGS_FILE = 'npmrc';
const AUTHORITIES_FILE = 'authorities.pem';

/**
 * Asks the npm of this machine how it reaches its registry, and writes that into a folder of its own for one in a
 * container. It may hold a person's token.
 */
export async function writeNpmSettings(folder: string, { run }: Programs): Promise<void> {
  const setting = async (name: string): Promise<string | undefined> => {
    const value = await run(['npm', 'config', 'get', name]);
    return value === '' || value === 'null' || value === 'undefined' ? undefined : value;
  };
  const personal = await setting('userconfig');
  const lines = [
    personal !== undefined && existsSync(personal) ? readFileSync(personal, 'utf8') : '',
    `registry=${await setting('registry')}`,
  ];
  mkdirSync(folder, { mode: 0o700 });
  const authorities = (await setting('cafile')) ?? process.env['NODE_EXTRA_CA_CERTS'];
  if (authorities !== undefined) {
    copyFileSync(authorities, join(folder, AUTHORITIES_FILE));
    lines.push(`cafile=${MOUNTED_AT}/${AUTHORITIES_FILE}`);
  }
  writeFileSync(join(folder, SETTINGS_FILE), `${lines.join('\n')}\n`, { mode: 0o600 });
}
