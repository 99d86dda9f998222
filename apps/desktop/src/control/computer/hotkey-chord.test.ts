import { describe, expect, it } from 'vitest';
import { type ChordKeys, chordName, chordOf, isOthersChord } from './hotkey-chord.ts';

function press(code: string, ...modifiers: readonly ('ctrl' | 'alt' | 'shift' | 'meta')[]) {
  const keys: ChordKeys = {
    code,
    ctrlKey: modifiers.includes('ctrl'),
    altKey: modifiers.includes('alt'),
    shiftKey: modifiers.includes('shift'),
    metaKey: modifiers.includes('meta'),
  };
  return chordOf(keys);
}

describe('a chord', () => {
  it('is modifiers and the place of a key', () => {
    expect(press('F8', 'ctrl', 'shift')).toBe('Control+Shift+F8');
    expect(press('KeyO', 'ctrl', 'alt')).toBe('Control+Alt+KeyO');
    expect(press('F9', 'shift')).toBe('Shift+F9');
    expect(press('Digit0', 'meta', 'alt')).toBe('Alt+Super+Digit0');
  });

  it('takes no key away that someone types with', () => {
    expect(press('F8')).toBeNull();
    expect(press('KeyO')).toBeNull();
    expect(press('KeyO', 'shift')).toBeNull();
  });

  it('is not there yet while only modifiers are down, and never ends with Escape', () => {
    expect(press('ShiftLeft', 'shift')).toBeNull();
    expect(press('ControlLeft', 'ctrl')).toBeNull();
    expect(press('Escape', 'ctrl', 'shift')).toBeNull();
  });

  it.each([
    ['Control+KeyC', 'copying'],
    ['Super+KeyV', 'pasting on a Mac'],
    ['Alt+Digit1', 'a tab of a browser'],
    ['CmdOrCtrl+KeyS', 'saving'],
    ['Control+Space', 'completing'],
    ['Shift+Home', 'selecting a line'],
  ])('with one modifier belongs to the programs a person works in: %s, %s', (chord) => {
    expect(isOthersChord(chord)).toBe(true);
  });

  it.each(['', 'Control+F1', 'Shift+F9', 'Control+Alt+KeyO', 'CmdOrCtrl+Shift+F8', 'Alt+Pause'])(
    'may be the hotkey: %j',
    (chord) => {
      expect(isOthersChord(chord)).toBe(false);
    },
  );

  it('reads as keys are labelled', () => {
    expect(chordName('CmdOrCtrl+Shift+F8', false)).toBe('Ctrl + Shift + F8');
    expect(chordName('CmdOrCtrl+Shift+F8', true)).toBe('⌘ ⇧ F8');
    expect(chordName('Control+Alt+KeyO', false)).toBe('Ctrl + Alt + O');
  });
});
