import { createFakeHost } from '@overtone/testkit/fake-host';
import { describe, expect, it } from 'vitest';
import { createFakeShell } from '../../testing/fake-shell.ts';
import {
  createDesktopPreferences,
  DEFAULT_HOTKEY,
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
    await later.preferences.apply();
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
    expect(strict.$hotkeyProblem.get()).toContain('taken');
    expect(preferences.$hotkey.get()).toBe(DEFAULT_HOTKEY);
  });

  it('light a monitor again that was switched off', () => {
    const { preferences, shell } = setUp();
    preferences.setMonitorShown('DP-2', false);
    preferences.setMonitorShown('DP-2', true);
    expect(preferences.$monitorsOff.get()).toEqual([]);
    expect(shell.given.at(-1)).toEqual(['setMonitorShown', 'DP-2', true]);
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
