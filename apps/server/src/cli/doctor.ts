import { wallClock } from '../time/clock.ts';
import { readEnvironment } from '../env.ts';
import { examine } from '../setup/examine.ts';
import { setupText, setupVerdict } from '../setup/setup-text.ts';

/** Exit codes: 0 everything that is set up works, 1 something is wrong. */
const SOMETHING_IS_WRONG = 1;

async function main(): Promise<number> {
  const environment = readEnvironment();
  if (!environment.ok) {
    process.stdout.write(`${environment.reason}\n`);
    return SOMETHING_IS_WRONG;
  }
  const lines = await examine({
    environment: environment.value,
    nodeVersion: process.versions.node,
    now: wallClock,
    onProgress: (sentence) => void process.stderr.write(`${sentence}\n`),
  });
  process.stdout.write(`${setupText(lines)}\n\n${setupVerdict(lines)}\n`);
  return lines.some(({ state }) => state === 'wrong') ? SOMETHING_IS_WRONG : 0;
}

process.exitCode = await main();
