// `npm run fuzz:bundle -- calendar-fuzz.mjs`: the fuzzer as one file that needs nothing but Node 24:
// `node calendar-fuzz.mjs 1000000 1`.
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Plugin, rolldown } from 'rolldown';

/** A thread's file beside the one that starts it. */
const THREAD = /new URL\('(?<file>[\w-]+-thread\.ts)', import\.meta\.url\)/gu;

/** Puts the files of threads into the one that starts them. */
const inlineThreads: Plugin = {
  name: 'inline-threads',
  async transform(code, id) {
    const threads = new Map<string, string>();
    for (const { groups } of code.matchAll(THREAD)) {
      const file = groups?.['file'] ?? '';
      const text = Buffer.from(await bundled(path.join(path.dirname(id), file)));
      threads.set(file, `data:text/javascript;base64,${text.toString('base64')}`);
    }
    if (threads.size === 0) return null;
    return code.replace(THREAD, (_, file: string) => `new URL('${threads.get(file)}')`);
  },
};

async function bundled(input: string): Promise<string> {
  const bundle = await rolldown({ input, platform: 'node', plugins: [inlineThreads] });
  try {
    const { output } = await bundle.generate({ format: 'esm', codeSplitting: false, minify: true });
    return output[0].code;
  } finally {
    await bundle.close();
  }
}

const [file = 'calendar-fuzz.mjs'] = process.argv.slice(2);
await writeFile(file, await bundled(fileURLToPath(new URL('calendar.ts', import.meta.url))));
console.log(`${file} is made: node ${file} COUNT [SEED]`);
