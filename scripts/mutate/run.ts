// `npm run mutate -- packages/engine/src/stimulus [more files or folders]`: changes one thing at a time in what the files
// do, runs the tests that reach it, and lists the changes that no test noticed. Nothing is written to the files.
// `--most N` tries N changes spread evenly over all; `--seconds N` leaves out test files that take longer by themselves.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Mutation, mutated, mutationsOf } from './mutations.ts';
import { testFinder } from './tests-of.ts';
import { testRunner } from './test-runner.ts';

const { values, positionals } = parseArgs({
  options: { most: { type: 'string' }, seconds: { type: 'string', default: '20' } },
  allowPositionals: true,
});
if (positionals.length === 0) {
  console.error('mutate: FILE_OR_FOLDER... [--most N] [--seconds N]');
  process.exit(2);
}

const root = process.cwd();
const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /^(?:packages|apps|scripts)\//u.test(file))
  .map((file) => resolve(root, file));
const chosen = positionals.map((path) => resolve(root, path));
const targets = files.filter(
  (file) =>
    !/\.test\.tsx?$|\/testing\/|\.d\.ts$/u.test(file) &&
    chosen.some((path) => file === path || file.startsWith(`${path}/`)),
);

interface Mutant extends Mutation {
  readonly file: string;
  readonly source: string;
}

const all: Mutant[] = targets.flatMap((file) => {
  const source = readFileSync(file, 'utf8');
  return mutationsOf(file, source).map((mutation) => ({ ...mutation, file, source }));
});
const most = Number(values.most ?? all.length);
const step = Math.max(1, all.length / most);
const mutants = Array.from(
  { length: Math.min(most, all.length) },
  (_, i) => all[Math.floor(i * step)],
).filter((mutant) => mutant !== undefined);

const testsOf = testFinder(files, root);
const tests = new Map(targets.map((file) => [file, testsOf(file)]));
const runner = await testRunner([...new Set([...tests.values()].flat())]);
const usable = await runner.tryOut(Number(values.seconds));
console.log(
  `${mutants.length} of ${all.length} changes in ${targets.length} files, ${usable.size} test files`,
);

let noticed = 0;
for (const [i, mutant] of mutants.entries()) {
  const { file, source, line, start, end, by } = mutant;
  const reaching = (tests.get(file) ?? []).filter((test) => usable.has(test));
  const isNoticed = await runner.fails(reaching, file, mutated(file, source, mutant));
  if (isNoticed) noticed += 1;
  else {
    const before = source.slice(start, end).replaceAll(/\s+/gu, ' ').slice(0, 80);
    console.log(`${relative(root, file)}:${line} ${before} -> ${by === '' ? '(nothing)' : by}`);
  }
  if ((i + 1) % 50 === 0) console.log(`${i + 1} tried, ${noticed} noticed`);
}
console.log(
  `${noticed} of ${mutants.length} noticed: ${((100 * noticed) / Math.max(1, mutants.length)).toFixed(1)} %`,
);
await runner.stop();
process.exit();
