import { createFakeHost } from '@overtone/testkit/fake-host';
import { describe, expect, it } from 'vitest';
import { createFakeShell } from '../../testing/fake-shell.ts';
import {
  createDesktopPreferences,
  DEFAULT_HOTKEY,
  MAC_HOTKEY,
  PREFERENCES_KEY,
} from './desktop-preferences.ts';

function setUp(host = createFakeHost()) {
  const shell = createFakeShell();
  return { host, shell, preferences: createDesktopPreferences({ shell, host }) };
}

describe('the preferences of the app on this computer', () => {
  it('are told to the shell, which remembers nothing, at every start', async () => {
    const { host, preferences } = setUp();
    await preferences.setHotkey('Control+Alt+F9');
    preferences.setContentProtected(true);
    preferences.setMonitorShown('DP-2', false);
    const later = setUp(host);
    await later.preferences.apply('linux');
    expect(later.shell.given).toEqual([
      ['setHotkey', 'Control+Alt+F9'],
      ['setContentProtected', true],
      ['setMonitorShown', 'DP-2', false],
    ]);
  });

  it('keep the hotkey that held when the system refuses another', async () => {
    const { host, preferences } = setUp();
    const refusing = createFakeShell();
    const strict = createDesktopPreferences({
      host,
      shell: {
        ...refusing,
        setHotkey: (chord) =>
          chord === DEFAULT_HOTKEY ? Promise.resolve() : Promise.reject(new Error('taken')),
      },
    });
    await strict.setHotkey('Control+F1');
    expect(strict.$hotkey.get()).toBe(DEFAULT_HOTKEY);
    expect(strict.$hotkeyProblem.get()).toBe('taken');
    expect(preferences.$hotkey.get()).toBe(DEFAULT_HOTKEY);
  });

  it('never take keys away from other programs, and say why', async () => {
    const { preferences, shell } = setUp();
    await preferences.setHotkey('Control+KeyC');
    expect(preferences.$hotkeyProblem.get()).toBe('others');
    expect(preferences.$hotkey.get()).toBe(DEFAULT_HOTKEY);
    expect(shell.given).toEqual([]);
    await preferences.setHotkey('Control+Alt+KeyC');
    expect(preferences.$hotkeyProblem.get()).toBeNull();
  });

  it('are the usual hotkey where an earlier version kept keys of other programs', async () => {
    const host = createFakeHost();
    const kept = { hotkey: 'Control+KeyC', isContentProtected: false, monitorsOff: [] };
    host.storage.write(PREFERENCES_KEY, JSON.stringify(kept));
    const { preferences, shell } = setUp(host);
    await preferences.apply('linux');
    expect(shell.given[0]).toEqual(['setHotkey', DEFAULT_HOTKEY]);
  });

  it('have a hotkey on a Mac that needs no Fn', async () => {
    const { host, preferences, shell } = setUp();
    preferences.setMonitorShown('DP-2', false);
    await preferences.apply('macos');
    expect(shell.given.slice(1, 2)).toEqual([['setHotkey', MAC_HOTKEY]]);
    expect(preferences.$hotkey.get()).toBe(MAC_HOTKEY);
    await preferences.setHotkey('');
    const later = setUp(host);
    await later.preferences.apply('macos');
    expect(later.preferences.$hotkey.get()).toBe('');
  });

  it('light a monitor again that was switched off', () => {
    const { preferences, shell } = setUp();
    preferences.setMonitorShown('DP-2', false);
    preferences.setMonitorShown('DP-2', true);
    expect(preferences.$monitorsOff.get()).toEqual([]);
    expect(shell.given.at(-1)).toEqual(['setMonitorShown', 'DP-2', true]);
  });

  it('are read one by one: what another version wrote takes nothing else with it', async () => {
    const host = createFakeHost();
    const kept = { hotkey: 5, isContentProtected: true, monitorsOff: ['DP-2', 7] };
    host.storage.write(PREFERENCES_KEY, JSON.stringify(kept));
    const { preferences, shell } = setUp(host);
    await preferences.apply('linux');
    expect(shell.given).toEqual([
      ['setHotkey', DEFAULT_HOTKEY],
      ['setContentProtected', true],
      ['setMonitorShown', 'DP-2', false],
    ]);
  });

  it.each(['', 'nonsense', '{}', '{"hotkey":5}'])(
    'are the usual ones where %j was kept',
    (text) => {
      const host = createFakeHost();
      host.storage.write(PREFERENCES_KEY, text);
      expect(setUp(host).preferences.$hotkey.get()).toBe(DEFAULT_HOTKEY);
    },
  );
});
