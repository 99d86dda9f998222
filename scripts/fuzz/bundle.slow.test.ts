import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { HOSTILE_CALENDARS } from '@overtone/calendar/testing/hostile-calendars';
import { expect, it } from 'vitest';

const run = promisify(execFile);
const SCRIPT = path.join(import.meta.dirname, 'bundle.ts');
/** The two hundred that are asked for, and those that were made by hand. */
const FILES = 200 + Object.keys(HOSTILE_CALENDARS).length;

it('the fuzzer of calendars is one file that needs nothing but Node', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'overtone-fuzz-'));
  try {
    const file = path.join(folder, 'fuzz.mjs');
    await run(process.execPath, [SCRIPT, file]);
    const { stdout } = await run(process.execPath, [file, '200', '1'], { cwd: folder, env: {} });
    expect(stdout.split(' in ', 1)).toEqual([`${FILES} files`]);
    expect(stdout).toMatch(
      /or their memory: none\n.*\nneither read, refused nor declined: none\n/u,
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
