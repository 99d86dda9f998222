// The tests of the desktop app: the shell's own, and the real app on a desktop that nobody sees.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { ensureInstalled, pinnedEnv, ROOT } from '../install.mjs';
import { say } from '../progress.mjs';
import { buildApp, buildEnv, SHELL, WITH_PAGES } from './build-app.mjs';
import { missing } from './toolchain.mjs';

/** Tests that passed and failed. */
interface Counts {
  readonly passed: number;
  readonly failed: number;
}

interface Step {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  /** Reads the counts out of what the program wrote; a step without tests counts as one. */
  readonly count?: (output: string) => Counts;
}

const NUMBER = (text: string | undefined) => Number(text ?? 0);

function cargoCounts(output: string): Counts {
  const lines = [...output.matchAll(/test result: .*? (\d+) passed; (\d+) failed/gu)];
  return {
    passed: lines.reduce((sum, [, passed]) => sum + NUMBER(passed), 0),
    failed: lines.reduce((sum, [, , failed]) => sum + NUMBER(failed), 0),
  };
}

function vitestCounts(output: string): Counts {
  const line = /^\s*Tests\s+(?:(\d+) failed)?[\s|]*(?:(\d+) passed)?/mu.exec(output);
  return { passed: NUMBER(line?.[2]), failed: NUMBER(line?.[1]) };
}

/** Runs a step. Its lines are set in, so that only the last line of all speaks for the whole. */
function run({ name, command: [program, ...args], cwd, env, count }: Step): Promise<Counts> {
  say(`\n── ${name}`);
  return new Promise((resolve) => {
    const lines: string[] = [];
    const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const input of [child.stdout, child.stderr]) {
      createInterface({ input }).on('line', (line) => {
        lines.push(line);
        say(`│ ${line}`);
      });
    }
    child.on('close', (status) => {
      const counted = count?.(lines.join('\n')) ?? { passed: status === 0 ? 1 : 0, failed: 0 };
      const failed = status === 0 ? counted.failed : Math.max(1, counted.failed);
      resolve({ passed: counted.passed, failed });
    });
  });
}

const gaps = missing('test');
if (gaps.length > 0) {
  say('!! SKIPPED: the desktop app is NOT tested here.');
  say(`!! Missing: ${gaps.join(', ')}. On Debian \`npm run setup:desktop\` installs it.`);
  say('\n     Tests  0 passed (desktop app skipped)');
  process.exit(process.env['OVERTONE_DESKTOP_TESTS'] === 'required' ? 1 : 0);
}

ensureInstalled();
buildApp();
const cargo = { cwd: SHELL, env: buildEnv() };
const steps: readonly Step[] = [
  { name: 'format of the shell', command: ['cargo', 'fmt', '--check'], ...cargo },
  {
    name: 'lint of the shell',
    command: [
      'cargo',
      'clippy',
      '--locked',
      '--all-targets',
      ...WITH_PAGES,
      '--',
      '-D',
      'warnings',
    ],
    ...cargo,
  },
  {
    name: 'tests of the shell',
    command: ['cargo', 'test', '--locked', ...WITH_PAGES],
    ...cargo,
    count: cargoCounts,
  },
  {
    name: 'tests of the app',
    command: [
      'vitest',
      'run',
      '--config',
      'scripts/desktop/vitest.config.ts',
      ...process.argv.slice(2),
    ],
    cwd: ROOT,
    env: pinnedEnv({ NO_COLOR: '1', FORCE_COLOR: '0' }),
    count: vitestCounts,
  },
];
let passed = 0;
let failed = 0;
for (const step of steps) {
  const counts = await run(step);
  passed += counts.passed;
  failed += counts.failed;
}
say(`\n     Tests  ${failed > 0 ? `${failed} failed | ` : ''}${passed} passed`);
process.exit(failed > 0 ? 1 : 0);
