import { createFakeHost } from '@overtone/testkit/fake-host';
import { describe, expect, it } from 'vitest';
import { keptText } from './kept-text.ts';

const KEY = 'overtone.output-choice';

describe('a text that tabs keep together', () => {
  it('is read as another tab has just written it', () => {
    const host = createFakeHost();
    const mine = keptText(host.storage, KEY);
    mine.write('mine');
    host.otherWindow().write(KEY, 'theirs');
    expect(mine.read()).toBe('theirs');
  });

  it('is remembered where the storage takes nothing more, until another tab writes', () => {
    const host = createFakeHost();
    host.storage.write(KEY, 'before');
    const full = keptText({ ...host.storage, write: () => undefined }, KEY);
    let heard = 0;
    const stop = full.onChangedElsewhere(() => void (heard += 1));
    full.write('mine');
    expect(full.read()).toBe('mine');
    expect(heard).toBe(0);
    host.otherWindow().write(KEY, 'theirs');
    expect(heard).toBe(1);
    expect(full.read()).toBe('theirs');
    stop();
    host.otherWindow().write(KEY, 'later');
    expect(heard).toBe(1);
  });
});
