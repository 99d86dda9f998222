import { createInterfaceStore } from '@overtone/client/settings-sync/interface-store';
import { createFakeHost } from '@overtone/testkit/fake-host';
import { describe, expect, it } from 'vitest';
import { followTheme } from './follow-theme.ts';
import { createThemeStore } from './theme-choice.ts';

function openDevice() {
  const { storage } = createFakeHost();
  const theme = createThemeStore(storage);
  const look = createInterfaceStore(storage);
  const told: string[] = [];
  look.onChosen(() => told.push(look.$interface.get().theme));
  return { theme, look, told };
}

describe('a theme that follows the person', () => {
  it('takes what was chosen on another device, and tells nobody about it', () => {
    const { theme, look, told } = openDevice();
    followTheme(theme, look);
    look.follow({ theme: 'night' });
    expect(theme.$choice.get()).toBe('night');
    look.follow({ theme: 'system' });
    expect(theme.$choice.get()).toBe('auto');
    expect(told).toEqual([]);
  });

  it('tells what is chosen here, once', () => {
    const { theme, look, told } = openDevice();
    followTheme(theme, look);
    theme.choose('day');
    theme.choose('day');
    expect(told).toEqual(['day']);
  });

  it('tells what was chosen before, where nobody was followed', () => {
    const { theme, look, told } = openDevice();
    theme.choose('night');
    followTheme(theme, look);
    expect(told).toEqual(['night']);
    expect(theme.$choice.get()).toBe('night');
  });

  it('follows nobody once it is stopped', () => {
    const { theme, look, told } = openDevice();
    followTheme(theme, look)();
    look.follow({ theme: 'night' });
    expect(theme.$choice.get()).toBe('auto');
    theme.choose('day');
    expect(told).toEqual([]);
  });
});
