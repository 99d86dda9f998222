import type { TestModule } from 'vitest/node';
import { createVitest } from 'vitest/node';

/** Runs tests again and again, each time with another text in one source file. */
export interface TestRunner {
  /** Runs every test file once; the ones that pass within so many seconds. */
  readonly tryOut: (seconds: number) => Promise<ReadonlySet<string>>;
  /** Whether any of the test files fails with that text in place of the file's own. */
  readonly fails: (tests: readonly string[], file: string, text: string) => Promise<boolean>;
  readonly stop: () => Promise<void>;
}

/** Test files that are run before the rest: one of them mostly notices. */
const FIRST = 3;

/** A runner of these test files; the shared database starts with it, when one of them needs it. */
export async function testRunner(tests: readonly string[]): Promise<TestRunner> {
  const inPlace = { file: '', text: '' };
  let modules: TestModule[] = [];
  const vitest = await createVitest(
    {
      config: false,
      watch: false,
      fsModuleCache: false,
      bail: 1,
      reporters: [{ onTestModuleEnd: (module) => void modules.push(module) }],
      globalSetup: 'apps/server/src/testing/shared-postgres/global-setup.ts',
      include: [...tests],
      environment: 'node',
      pool: 'threads',
      maxWorkers: 1,
      testTimeout: 30_000,
      hookTimeout: 60_000,
    },
    {
      plugins: [
        {
          name: 'text-in-place',
          enforce: 'pre',
          load: (id) => (id === inPlace.file ? inPlace.text : undefined),
        },
      ],
    },
  );
  const specifications = new Map(
    (await vitest.globTestSpecifications()).map((one) => [one.moduleId, one]),
  );

  function put(file: string, text: string): void {
    for (const changed of [inPlace.file, file]) if (changed !== '') vitest.invalidateFile(changed);
    Object.assign(inPlace, { file, text });
  }

  async function run(files: readonly string[]): Promise<readonly TestModule[]> {
    modules = [];
    await vitest.runTestSpecifications(files.flatMap((file) => specifications.get(file) ?? []));
    return modules;
  }

  return {
    async tryOut(seconds) {
      const usable = new Set<string>();
      for (const file of tests) {
        const began = performance.now();
        const [ran] = await run([file]);
        const tookS = (performance.now() - began) / 1000;
        if (ran?.state() === 'passed' && tookS <= seconds) usable.add(file);
        else
          console.log(`left out: ${file}, ${ran?.state() ?? 'not run'} in ${tookS.toFixed(1)} s`);
      }
      return usable;
    },
    async fails(files, file, text) {
      put(file, text);
      for (const some of [files.slice(0, FIRST), files.slice(FIRST)]) {
        if (some.length > 0 && (await run(some)).some((ran) => ran.state() === 'failed'))
          return true;
      }
      return false;
    },
    async stop() {
      put('', '');
      await vitest.close();
    },
  };
}
