import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

const SOURCE = 'src/theme/first-paint.ts';
const FILE = 'theme.js';

/**
 * Puts `first-paint.ts` at the head of every page, as a script of its own that runs before anything is drawn. In a build
 * it is one classic script without imports: a module would run too late.
 */
export function firstPaint(): Plugin {
  let isBuild = false;
  return {
    name: 'first-paint',
    configResolved: ({ command }) => {
      isBuild = command === 'build';
    },
    async buildStart() {
      if (isBuild) this.emitFile({ type: 'asset', name: FILE, source: await classicScript() });
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const built = Object.values(bundle ?? {}).find(
          (output) => output.type === 'asset' && output.names.includes(FILE),
        );
        const attrs = built ? { src: `/${built.fileName}` } : { type: 'module', src: `/${SOURCE}` };
        return [{ tag: 'script', attrs, injectTo: 'head-prepend' }];
      },
    },
  };
}

async function classicScript(): Promise<string> {
  const entry = fileURLToPath(new URL(`../${SOURCE}`, import.meta.url));
  const made = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: { write: false, lib: { entry, formats: ['iife'], name: 'firstPaint' } },
  });
  const outputs = Array.isArray(made) ? made.flatMap(({ output }) => output) : [];
  const [script, ...more] = outputs.flatMap((output) =>
    output.type === 'chunk' ? [output.code] : [],
  );
  if (script === undefined || more.length > 0) throw new Error(`${SOURCE} is not one script.`);
  return script;
}
