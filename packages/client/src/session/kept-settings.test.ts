import { APP_DEFAULTS } from '@overtone/domain/session/defaults';
import { createFakeEngine } from '@overtone/testkit/fake-engine';
import { createFakeHost } from '@overtone/testkit/fake-host';
import { describe, expect, it } from 'vitest';
import { KEPT_SETTINGS_KEY } from './kept-settings-key.ts';
import { keepSettings } from './kept-settings.ts';
import { createSession } from './session.ts';

function startOn(host = createFakeHost()) {
  const session = createSession({ defaults: APP_DEFAULTS, engine: createFakeEngine(), host });
  const stop = keepSettings(session, host.storage);
  return { host, session, stop };
}

describe('the settings that are kept', () => {
  it('are there again the next time, switched off', () => {
    const { host, session } = startOn();
    session.setStrength(0.7);
    session.setRhythms({ centerModulationHz: null });
    session.turnOn();
    const later = startOn(host).session.$settings.get();
    expect(later).toEqual({
      ...APP_DEFAULTS,
      globalModulationStrength: 0.7,
      centerModulationHz: null,
    });
  });

  it('are without what an event of a calendar leads, however the page goes meanwhile', () => {
    const { host, session } = startOn();
    session.setHue(10);
    session.patch({ centerModulationHz: 12, visualHue: 150 }, 'calendar');
    session.setStrength(0.7);
    expect(startOn(host).session.$settings.get()).toEqual({
      ...APP_DEFAULTS,
      visualHue: 10,
      globalModulationStrength: 0.7,
    });
  });

  it('are no step to undo', () => {
    const { host, session } = startOn();
    session.setStrength(0.7);
    expect(startOn(host).session.$undoStep.get()).toBeNull();
  });

  it.each(['', 'nonsense', '{"visualHue":999}', '{"isOn":true}', 'null', '[]'])(
    'are the defaults where %j was kept',
    (text) => {
      const host = createFakeHost();
      host.storage.write(KEPT_SETTINGS_KEY, text);
      expect(startOn(host).session.$settings.get()).toEqual(APP_DEFAULTS);
    },
  );

  it('are read one by one: what another version wrote takes nothing else with it', () => {
    const host = createFakeHost();
    const kept = { masterAudioVolume: 0.02, ambientTrack: 'Gone', isOn: true, addedLater: 1 };
    host.storage.write(KEPT_SETTINGS_KEY, JSON.stringify(kept));
    const { session } = startOn(host);
    expect(session.$settings.get()).toEqual({ ...APP_DEFAULTS, masterAudioVolume: 0.02 });
    session.setStrength(0.7);
    expect(startOn(host).session.$settings.get().masterAudioVolume).toBe(0.02);
  });

  it.each([2, -1, null, '0.02'])('are silent where the kept volume is %j', (volume) => {
    const host = createFakeHost();
    const kept = { masterAudioVolume: volume, backgroundVolume: volume, visualHue: 30 };
    host.storage.write(KEPT_SETTINGS_KEY, JSON.stringify(kept));
    expect(startOn(host).session.$settings.get()).toEqual({
      ...APP_DEFAULTS,
      masterAudioVolume: 0,
      backgroundVolume: 0,
      visualHue: 30,
    });
  });

  it('are kept no longer once stopped', () => {
    const { host, session, stop } = startOn();
    stop();
    session.setStrength(0.7);
    expect(host.storage.read(KEPT_SETTINGS_KEY)).toBeNull();
  });
});
