/** The part of a key press that a chord is made from. */
export type ChordKeys = Pick<KeyboardEvent, 'code' | 'ctrlKey' | 'altKey' | 'shiftKey' | 'metaKey'>;

/** Keys that a chord may end with, by the place of the key: F1 to F24, letters, digits, and a few with names. */
const KEY =
  /^(?:F(?:[1-9]|1\d|2[0-4])|Key[A-Z]|Digit\d|Space|Home|End|PageUp|PageDown|Insert|Pause)$/u;

/**
 * The chord of a key press as the shell writes it, for instance `Control+Shift+F8`; null while it is none yet: only
 * modifiers are down, a key without a modifier, or Shift alone with a key that types.
 */
export function chordOf(keys: ChordKeys): string | null {
  if (!KEY.test(keys.code)) return null;
  const modifiers = [
    keys.ctrlKey && 'Control',
    keys.altKey && 'Alt',
    keys.shiftKey && 'Shift',
    keys.metaKey && 'Super',
  ].filter((name) => name !== false);
  const isShiftAlone = modifiers.length === 1 && keys.shiftKey && !keys.code.startsWith('F');
  if (modifiers.length === 0 || isShiftAlone) return null;
  return [...modifiers, keys.code].join('+');
}

/** Keys that no program has commands on with a single modifier, or hardly any. */
const SPARE_KEY = /^(?:F\d+|Pause)$/u;

/**
 * Whether a chord belongs to the programs that a person works in, which would lose it: one modifier and a key that types
 * or moves, like Ctrl+C. MIRRORED: src-tauri/src/hotkey.rs
 */
export function isOthersChord(chord: string): boolean {
  const parts = chord.split('+');
  return parts.length === 2 && !SPARE_KEY.test(parts.at(-1) ?? '');
}

/** A chord as a person reads it on this system, for instance "Ctrl + Shift + F8". */
export function chordName(chord: string, isMac: boolean): string {
  const names: Readonly<Record<string, string>> = {
    CmdOrCtrl: isMac ? '⌘' : 'Ctrl',
    Control: isMac ? '⌃' : 'Ctrl',
    Alt: isMac ? '⌥' : 'Alt',
    Shift: isMac ? '⇧' : 'Shift',
    Super: isMac ? '⌘' : 'Super',
  };
  return chord
    .split('+')
    .map((part) => names[part] ?? part.replace(/^(?:Key|Digit)/u, ''))
    .join(isMac ? ' ' : ' + ');
}
