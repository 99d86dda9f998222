import { createFakeHost } from '@overtone/testkit/fake-host';
import { describe, expect, it } from 'vitest';
import { forgetProgram, keepProgram, KEPT_PROGRAMS_KEY, keptPrograms } from './kept-programs.ts';
import { UNREAD_PROGRAMS_KEY } from './unread-programs.ts';
import { windDown } from './testing/programs.ts';

const EVENING = { id: 'evening', program: windDown };

/** A device on which one program is kept, as its text. */
function keptText(): string {
  const { storage } = createFakeHost();
  keepProgram(storage, EVENING);
  return storage.read(KEPT_PROGRAMS_KEY) ?? '';
}

/** A device that keeps `text` in the place of programs. */
function keeping(text: string) {
  const { storage } = createFakeHost();
  storage.write(KEPT_PROGRAMS_KEY, text);
  return { storage, unread: () => storage.read(UNREAD_PROGRAMS_KEY) };
}

const UNREADABLE = [
  ['was cut', keptText().slice(0, -1)],
  ['is of another version', `{"version":2,"programs":${keptText()}}`],
] as const;

describe.each(UNREADABLE)('a text of programs that %s', (_, text) => {
  it.each([
    ['kept', (storage: Parameters<typeof keepProgram>[0]) => keepProgram(storage, EVENING)],
    ['deleted', (storage: Parameters<typeof keepProgram>[0]) => forgetProgram(storage, 'evening')],
  ])('is not lost when a program is %s', (_act, act) => {
    const { storage, unread } = keeping(text);
    expect(keptPrograms(storage)).toEqual([]);
    expect(unread()).toBeNull();
    expect(act(storage).ok).toBe(true);
    expect(unread()).toBe(text);
  });

  it('is put aside once; the next such text does not take its place', () => {
    const { storage, unread } = keeping(text);
    keepProgram(storage, EVENING);
    storage.write(KEPT_PROGRAMS_KEY, '[');
    keepProgram(storage, EVENING);
    expect(unread()).toBe(text);
    expect(keptPrograms(storage)).toHaveLength(1);
  });

  it('stays where it is where there is no room to put it aside', () => {
    const { storage } = keeping(text);
    const full = {
      ...storage,
      write: (key: Parameters<typeof storage.write>[0], value: string) =>
        key === UNREAD_PROGRAMS_KEY ? undefined : storage.write(key, value),
    };
    expect(keepProgram(full, EVENING).ok).toBe(false);
    expect(storage.read(KEPT_PROGRAMS_KEY)).toBe(text);
  });
});

it('leaves nothing aside where all that is kept can be read', () => {
  const { storage, unread } = keeping(keptText());
  keepProgram(storage, { ...EVENING, id: 'late' });
  expect(keptPrograms(storage)).toHaveLength(2);
  expect(unread()).toBeNull();
});
