import { describe, expect, it } from 'vitest';
import { build, type Rolldown } from 'vite';
import { startingImports } from './lone-entries.ts';

const SCRIPTS = new Set(['one', 'two']);

/** Two pages whose scripts share a piece, which lies in the file of the first when `isBeside`. */
async function twoPages(isBeside: boolean): Promise<Rolldown.OutputBundle> {
  const sources: Readonly<Record<string, string>> = {
    one: `import { piece } from 'piece'; document.title = piece; import('later');`,
    two: `import('later');`,
    later: `import { piece } from 'piece'; export const later = () => document.append(piece);`,
    piece: `export const piece = String(Math.random());`,
  };
  let made: Rolldown.OutputBundle = {};
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      rolldownOptions: {
        input: ['one', 'two'],
        output: {
          codeSplitting: {
            groups: [{ name: 'one', test: isBeside ? /one|piece/u : /nothing/u }],
          },
        },
        experimental: { chunkOptimization: false },
      },
    },
    plugins: [
      {
        name: 'sources',
        resolveId: (id) => (id in sources ? id : null),
        load: (id) => sources[id] ?? null,
        generateBundle(_options, bundle) {
          made = { ...bundle };
        },
      },
    ],
  });
  return made;
}

describe('the scripts of pages', () => {
  it('are imported by nobody where what they share lies elsewhere', async () => {
    expect(startingImports(await twoPages(false), SCRIPTS)).toEqual([]);
  });

  it('are named where one of them carries what others need', async () => {
    const imported = startingImports(await twoPages(true), SCRIPTS);
    expect(imported).toHaveLength(1);
    expect(imported[0]).toMatch(/^assets\/later\S+ imports assets\/one/u);
  });
});
