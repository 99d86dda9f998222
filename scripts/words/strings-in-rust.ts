import { isProse } from './is-prose.ts';
import type { VisibleString } from './strings-in.ts';

const STRING = /"(?<text>(?:[^"\\]|\\.)*)"/u;

/** Strings of the desktop shell that a person may see: its tests, comments and attributes left out. */
export function stringsInRust(source: string): readonly VisibleString[] {
  const [shipped = ''] = source.split('#[cfg(test)]');
  return shipped.split('\n').flatMap((code, index) => {
    if (/^\s*(?:\/\/|#)/u.test(code)) return [];
    const text = STRING.exec(code)?.groups?.['text'] ?? '';
    return isProse(text) ? [{ line: index + 1, text }] : [];
  });
}
