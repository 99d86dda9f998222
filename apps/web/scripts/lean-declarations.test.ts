import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { leanDeclarations } from './lean-declarations.ts';

const CONTRACT = new URL('../../../packages/domain/src/contract/', import.meta.url);

describe('the declarations on pages', () => {
  it('have the method, the path and the response, and nothing else', async () => {
    let declared = 0;
    for (const file of await readdir(CONTRACT)) {
      if (file.endsWith('.test.ts')) continue;
      const lean = leanDeclarations(await readFile(new URL(file, CONTRACT), 'utf8'));
      for (const [, body = ''] of lean.matchAll(/ = endpoint\(\{\n([\s\S]*?)^\}\);$/gmu)) {
        declared += 1;
        for (const line of body.trimEnd().split('\n')) {
          expect(line, file).toMatch(
            /^ {2}(?:method: '\w+'|path: '\S+'|response: \w+|\.\.\.\w+),$/u,
          );
        }
        expect(body, file).toMatch(/path: |\.\.\./u);
      }
    }
    expect(declared).toBeGreaterThan(60);
  });

  it('leave everything around them as it is', () => {
    const around = 'const body = 1;\nexport const schema = z.object({\n  body: z.string(),\n});\n';
    expect(leanDeclarations(around)).toBe(around);
  });
});
