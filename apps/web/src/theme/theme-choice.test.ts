import { createFakeHost } from '@overtone/testkit/fake-host';
import { describe, expect, it } from 'vitest';
import { createThemeStore } from './theme-choice.ts';

describe('theme store', () => {
  it('follows the device until a person chooses', () => {
    expect(createThemeStore(createFakeHost().storage).$choice.get()).toBe('auto');
  });

  it('keeps a choice on the device', () => {
    const { storage } = createFakeHost();
    createThemeStore(storage).choose('night');
    expect(createThemeStore(storage).$choice.get()).toBe('night');
  });

  it('forgets the choice when the device is to be followed again', () => {
    const { storage } = createFakeHost();
    const theme = createThemeStore(storage);
    theme.choose('day');
    theme.choose('auto');
    expect(theme.$choice.get()).toBe('auto');
    expect(storage.read('theme')).toBeNull();
  });

  it('reads an unknown choice as none', () => {
    const { storage } = createFakeHost();
    storage.write('theme', 'sepia');
    expect(createThemeStore(storage).$choice.get()).toBe('auto');
  });
});
