import { relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import { ROOT } from '../install.mjs';
import { say } from '../progress.mjs';

const SHOWN = 20;

/** What one test file took, in milliseconds. */
interface Taken {
  readonly file: string;
  readonly importMs: number;
  readonly testsMs: number;
  readonly totalMs: number;
}

function takenBy(module: TestModule): Taken {
  const { prepareDuration, environmentSetupDuration, setupDuration, collectDuration, duration } =
    module.diagnostic();
  const importMs = prepareDuration + environmentSetupDuration + setupDuration + collectDuration;
  return {
    file: relative(ROOT, module.moduleId),
    importMs,
    testsMs: duration,
    totalMs: importMs + duration,
  };
}

const seconds = (ms: number) => (ms / 1000).toFixed(1).padStart(6);

/** Ends a run of many files with the slowest of them, so that what makes the gate slow is seen when it comes. */
export default class SlowestFiles implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    if (modules.length <= SHOWN) return;
    const slowest = modules
      .map(takenBy)
      .sort((one, other) => other.totalMs - one.totalMs)
      .slice(0, SHOWN);
    say(`\n The slowest ${SHOWN} files, in seconds (tests + imports)`);
    for (const { file, testsMs, importMs } of slowest) {
      say(`${seconds(testsMs)} + ${seconds(importMs)}  ${file}`);
    }
  }
}
