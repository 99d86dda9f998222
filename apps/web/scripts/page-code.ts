import type { Rolldown } from 'vite';

/** The code that a page can come to run: its entry, and whatever that imports at once or later. */
export function codeOf(entry: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle): string[] {
  const reached = new Set([entry.fileName]);
  const codes: string[] = [];
  for (const fileName of reached) {
    const file = bundle[fileName];
    if (file?.type !== 'chunk') continue;
    codes.push(file.code);
    for (const next of [...file.imports, ...file.dynamicImports]) reached.add(next);
  }
  return codes;
}
