import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const PROGRAM = join(import.meta.dirname, '../../apps/server/src/cli/admin.ts');

/** Runs the operator's program beside the server whose data are in `dataDir`, and says what it prints. */
export async function admin(dataDir: string, ...words: string[]): Promise<string> {
  const env = { ...process.env, DATA_DIR: dataDir };
  const { stdout } = await promisify(execFile)(process.execPath, [PROGRAM, ...words], { env });
  return stdout;
}
