import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const run = promisify(execFile);
const SCRIPT = path.join(import.meta.dirname, 'memory.ts');
/** Far less than half a kilobyte for each of the readings of two rounds, which are more than 2,500. */
const MARGIN_KIB = 512;

it('keeps nothing of the calendars that it has read', async () => {
  const args = ['--expose-gc', SCRIPT, '200', '3'];
  const { stdout } = await run(process.execPath, args);
  const heaps = stdout
    .trim()
    .split('\n')
    .map((line) => Number(JSON.parse(line).heapKib));
  expect(heaps).toHaveLength(3);
  const [first = 0, , third = Infinity] = heaps;
  expect(third - first).toBeLessThan(MARGIN_KIB);
});
