import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PARTS } from './parts.ts';
import { filesInReadingOrder } from './reading-order.ts';
import { stringsIn, type VisibleString } from './strings-in.ts';
import { stringsInRust } from './strings-in-rust.ts';

/** A string that a person may see or hear, and where it comes from. */
export interface ListedString extends VisibleString {
  readonly part: string;
  /** From the root of the repository. */
  readonly file: string;
}

/** Everything that the product says, part by part, each file at the first part that shows it. */
export function visibleStrings(root: string): readonly ListedString[] {
  const read = new Set<string>();
  const textOf = (file: string) => readFileSync(join(root, file), 'utf8');
  const fromCode = PARTS.flatMap(([part, entries]) =>
    filesInReadingOrder(entries, root, read).flatMap((file) =>
      stringsIn(file, textOf(file)).map((found) => ({ part, file, ...found })),
    ),
  );
  const fromRust = globSync('apps/desktop/src-tauri/src/**/*.rs', { cwd: root })
    .toSorted()
    .flatMap((file) =>
      stringsInRust(textOf(file)).map((found) => ({ part: 'Desktop shell', file, ...found })),
    );
  return [...fromCode, ...fromRust];
}
