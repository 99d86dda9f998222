import { PITCH_PRESETS } from '@overtone/domain/session/pitch-presets';
import { DEMO_DEFAULTS } from '@overtone/domain/session/defaults';
import type { SessionSettings } from '@overtone/domain/session/settings';
import { parseSuggestion, type Suggestion } from '@overtone/domain/suggestion/suggestion';
import { createFakeHost } from '@overtone/testkit/fake-host';
import { describe, expect, it } from 'vitest';
import { createSettingsCommands, type SettingsCommands } from './session-commands.ts';
import { createSessionStore } from './session-store.ts';
import { UNDO_GROUP_MS } from './undo-history.ts';

function setUp() {
  const host = createFakeHost();
  const store = createSessionStore(DEMO_DEFAULTS, host);
  return { host, store, commands: createSettingsCommands(store) };
}

function suggestion(reply: Record<string, unknown> = {}): Suggestion {
  const parsed = parseSuggestion({ globalModulationHz: 1, centerModulationHz: 10, ...reply });
  if (!parsed.ok) throw new Error(parsed.reason);
  return parsed.value;
}

describe('the commands', () => {
  it.each<[string, (commands: SettingsCommands) => void, Partial<SessionSettings>]>([
    ['strength', (c) => c.setStrength(0.7), { globalModulationStrength: 0.7 }],
    ['hue', (c) => c.setHue(30), { visualHue: 30 }],
    ['pitch', (c) => c.setPitch(432), { isochronicPitch: 432 }],
    ['no pitch', (c) => c.setPitch(null), { isochronicPitch: null }],
    ['waveform', (c) => c.setWaveform('Square'), { waveform: 'Square' }],
    ['one rhythm', (c) => c.setRhythms({ centerModulationHz: 15 }), { centerModulationHz: 15 }],
    [
      'both rhythms',
      (c) => c.setRhythms({ globalModulationHz: null, centerModulationHz: 6 }),
      { globalModulationHz: null, centerModulationHz: 6 },
    ],
    ['background', (c) => c.setBackgroundSound('pink'), { backgroundSoundType: 'pink' }],
    ['track', (c) => c.setTrack('Ocean Waves'), { ambientTrack: 'Ocean Waves' }],
    ['tone volume', (c) => c.setMasterVolume(0.5), { masterAudioVolume: 0.5 }],
    ['background volume', (c) => c.setBackgroundVolume(0.2), { backgroundVolume: 0.2 }],
    ['own audio', (c) => c.setHasOwnAudio(true), { hasOwnAudio: true }],
  ])('set the %s and nothing else', (_, command, expected) => {
    const { store, commands } = setUp();
    command(commands);
    expect(store.$settings.get()).toEqual({ ...DEMO_DEFAULTS, ...expected });
  });

  it.each<[string, (commands: SettingsCommands) => void, Partial<SessionSettings>]>([
    ['strength above 1', (c) => c.setStrength(3), { globalModulationStrength: 1 }],
    ['hue below 0', (c) => c.setHue(-5), { visualHue: 0 }],
    ['pitch above 1760', (c) => c.setPitch(9000), { isochronicPitch: 1760 }],
    ['pitch below 28', (c) => c.setPitch(1), { isochronicPitch: 28 }],
    ['volume that is no number', (c) => c.setMasterVolume(Number.NaN), { masterAudioVolume: 0 }],
  ])('bring a %s inside its range', (_, command, expected) => {
    const { store, commands } = setUp();
    command(commands);
    expect(store.$settings.get()).toMatchObject(expected);
  });

  it.each(PITCH_PRESETS)('keep the pitch of $name exactly', ({ pitchHz }) => {
    const { store, commands } = setUp();
    commands.setPitch(pitchHz);
    expect(store.$settings.get().isochronicPitch).toBe(pitchHz);
  });

  it('merge a suggestion into the settings without turning on', () => {
    const { store, commands } = setUp();
    commands.setTrack('Wind Chimes');
    commands.applySuggestion(suggestion({ visualHue: 60 }));
    expect(store.$settings.get()).toMatchObject({
      isOn: false,
      globalModulationHz: 1,
      centerModulationHz: 10,
      visualHue: 60,
      ambientTrack: 'Wind Chimes',
    });
  });

  it('set of an order what it sets, and write nothing where that is nothing', () => {
    const { store, commands } = setUp();
    commands.applySuggestion(suggestion({ sets: [] }));
    expect(store.$lastChange.get()).toBeNull();
    commands.applySuggestion(suggestion({ visualHue: 60, sets: ['visualHue'] }));
    expect(store.$settings.get()).toEqual({ ...DEMO_DEFAULTS, visualHue: 60 });
    expect(store.$lastChange.get()?.cause).toBe('suggestion');
    commands.applySuggestion(suggestion({ masterAudioVolume: 0.02, sets: ['masterAudioVolume'] }));
    expect(store.$lastChange.get()?.cause).toBe('order');
  });

  it('leave the effect on when a suggestion comes while it is on', () => {
    const { store, commands } = setUp();
    store.patch({ isOn: true }, 'switch');
    commands.applySuggestion(suggestion());
    expect(store.$settings.get().isOn).toBe(true);
  });
});

describe('undo', () => {
  it('takes a suggestion back as a whole', () => {
    const { store, commands } = setUp();
    commands.applySuggestion(suggestion({ visualHue: 60 }));
    commands.undo();
    expect(store.$settings.get()).toEqual(DEMO_DEFAULTS);
  });

  it('takes a drag of a slider back as a whole', async () => {
    const { store, commands, host } = setUp();
    for (const strength of [0.46, 0.5, 0.6]) {
      commands.setStrength(strength);
      await host.advance(UNDO_GROUP_MS);
    }
    commands.undo();
    expect(store.$settings.get().globalModulationStrength).toBe(0.45);
  });

  it('takes two changes with a pause between them back one by one', async () => {
    const { store, commands, host } = setUp();
    commands.setHue(100);
    await host.advance(UNDO_GROUP_MS + 1);
    commands.setHue(200);
    commands.undo();
    expect(store.$settings.get().visualHue).toBe(100);
    commands.undo();
    expect(store.$settings.get().visualHue).toBe(DEMO_DEFAULTS.visualHue);
  });

  it('keeps changes of different settings apart, and changes apart from suggestions', () => {
    const { store, commands } = setUp();
    commands.setHue(100);
    commands.setStrength(0.9);
    commands.applySuggestion(suggestion({ visualHue: 60 }));
    commands.undo();
    expect(store.$settings.get()).toMatchObject({ visualHue: 100, globalModulationStrength: 0.9 });
    commands.undo();
    expect(store.$settings.get()).toMatchObject({ visualHue: 100, globalModulationStrength: 0.45 });
  });

  it('never starts or stops the effect', () => {
    const { store, commands } = setUp();
    commands.setHue(100);
    store.patch({ isOn: true }, 'switch');
    commands.undo();
    expect(store.$settings.get()).toMatchObject({ isOn: true, visualHue: DEMO_DEFAULTS.visualHue });
  });

  it('does nothing when nothing was changed, or all was taken back', () => {
    const { store, commands } = setUp();
    commands.undo();
    commands.setHue(100);
    commands.undo();
    commands.undo();
    expect(store.$settings.get()).toEqual(DEMO_DEFAULTS);
    expect(store.$undoSteps.get()).toEqual([]);
  });

  it('does not count a write that changes nothing', () => {
    const { store, commands } = setUp();
    commands.setHue(DEMO_DEFAULTS.visualHue);
    expect(store.$undoSteps.get()).toEqual([]);
  });
});

describe('the last change', () => {
  it('tells why the settings changed, and from what to what', () => {
    const { store, commands } = setUp();
    commands.setHue(100);
    expect(store.$lastChange.get()).toEqual({
      cause: 'person',
      before: DEMO_DEFAULTS,
      after: { ...DEMO_DEFAULTS, visualHue: 100 },
      own: { before: DEMO_DEFAULTS, after: { ...DEMO_DEFAULTS, visualHue: 100 } },
    });
  });

  it('is told also for a suggestion that asks for what is already set', () => {
    const { store, commands } = setUp();
    commands.applySuggestion(suggestion());
    const first = store.$lastChange.get();
    commands.applySuggestion(suggestion());
    const second = store.$lastChange.get();
    expect(second).not.toBe(first);
    expect(second?.before).toBe(second?.after);
  });
});
