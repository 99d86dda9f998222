import { APP_DEFAULTS } from '@overtone/domain/session/defaults';
import { DEFAULT_OUTPUT_CHOICE } from '@overtone/domain/safety/output-choice';
import { gliding, phaseAt, trackFrom } from '@overtone/domain/rhythm/phase';
import type { OverlayCommand } from '@overtone/engine/visual/overlay-messages';
import { describe, expect, it } from 'vitest';
import { type LightState, lightStateSchema } from '../shell/publication.ts';
import { overlayLight } from './overlay-light.ts';

const SLOW_SCREEN = { refreshHz: 60, isSteady: true };
const FAST_SCREEN = { refreshHz: 144, isSteady: true };

function light(change: Partial<LightState> = {}): LightState {
  return {
    settings: { ...APP_DEFAULTS, isOn: true },
    choice: DEFAULT_OUTPUT_CHOICE,
    tracks: { global: trackFrom(5, 3), centre: trackFrom(5, 40) },
    from: 5,
    sessionMinusShell: 0,
    ...change,
  };
}

function screenWith(nowS = 5) {
  const sent: OverlayCommand[] = [];
  const overlay = overlayLight(
    (command) => sent.push(command),
    () => nowS,
  );
  const plans = () => sent.filter((command) => command.kind === 'plan');
  return { overlay, sent, plan: () => plans().at(-1), plans };
}

/** Distance between two phases of one cycle. */
function apart(one: number, other: number): number {
  const distance = Math.abs(one - other) % 1;
  return Math.min(distance, 1 - distance);
}

describe('the light of one screen', () => {
  it('shows what its own screen can carry, whatever another shows', () => {
    const slow = screenWith();
    const fast = screenWith();
    slow.overlay.take(light());
    fast.overlay.take(light());
    slow.overlay.screenIs(SLOW_SCREEN);
    fast.overlay.screenIs(FAST_SCREEN);
    expect(slow.overlay.shown.centreHz).toBeCloseTo(40 / 3, 9);
    expect(fast.overlay.shown.centreHz).toBe(40);
  });

  it('goes dark at once when nobody answers for it, and comes back with what was published last', () => {
    const { overlay, sent, plans } = screenWith(9);
    overlay.take(light());
    overlay.lose();
    expect(sent.at(-1)).toEqual({ kind: 'halt' });
    expect(overlay.shown).toEqual({ globalHz: 0, centreHz: 0 });
    const before = plans().length;
    overlay.screenIs(SLOW_SCREEN);
    overlay.take(light({ from: 8 }));
    expect(plans()).toHaveLength(before);
    overlay.regain();
    expect(sent.at(-1)).toMatchObject({ kind: 'plan', plan: { isOn: true }, from: 9 });
    expect(overlay.shown.globalHz).toBeGreaterThan(0);
  });

  it('stays slow until its screen is measured', () => {
    const { overlay } = screenWith();
    overlay.take(light());
    expect(overlay.shown.centreHz).toBeLessThanOrEqual(13);
  });

  it('pulses with the sound: its phase is the sound’s, divided', () => {
    const { overlay, plan } = screenWith();
    overlay.take(light());
    overlay.screenIs(SLOW_SCREEN);
    const tracks = plan()?.tracks;
    expect(tracks).toBeDefined();
    for (const time of [7, 8.321, 60.05]) {
      const { global, centre } = tracks ?? light().tracks;
      expect(apart(phaseAt(global, time), phaseAt(light().tracks.global, time))).toBeLessThan(1e-6);
      expect(apart(phaseAt(centre, time), phaseAt(light().tracks.centre, time) / 3)).toBeLessThan(
        1e-6,
      );
    }
  });

  it('glides with the sound, as it was published', () => {
    const glide = { curve: 'smooth', fromHz: 40, toHz: 30, lengthS: 60 } as const;
    const centre = gliding(trackFrom(5, 40), { glide, goneS: 0 }, 5);
    const published = { ...light(), tracks: { global: trackFrom(5, 3), centre } };
    expect(lightStateSchema.parse(published)).toEqual(published);
    const { overlay, plan } = screenWith();
    overlay.take(published);
    overlay.screenIs(SLOW_SCREEN);
    const shown = plan()?.tracks.centre;
    for (const time of [7, 33.3, 90]) {
      expect(shown && apart(phaseAt(shown, time), phaseAt(centre, time) / 3)).toBeLessThan(1e-6);
    }
  });

  it('agrees with a screen that joined earlier', () => {
    const early = screenWith(5);
    early.overlay.take(light());
    early.overlay.screenIs(SLOW_SCREEN);
    const late = screenWith(65);
    late.overlay.take(light());
    late.overlay.screenIs(SLOW_SCREEN);
    const time = 70.123;
    const phase = (screen: typeof early) =>
      phaseAt(screen.plan()?.tracks.centre ?? light().tracks.centre, time);
    expect(apart(phase(early), phase(late))).toBeLessThan(1e-6);
  });

  it('changes frequency without a jump in phase', () => {
    const { overlay, plans } = screenWith();
    overlay.take(light());
    overlay.take(
      light({
        from: 9.2,
        settings: { ...APP_DEFAULTS, isOn: true, centerModulationHz: 10 },
        tracks: { global: trackFrom(5, 3), centre: trackFrom(9.2, 10) },
      }),
    );
    const [before, after] = plans().map((command) => command.tracks.centre);
    expect(before && after && apart(phaseAt(before, 9.2), phaseAt(after, 9.2))).toBeLessThan(1e-9);
  });

  it('begins in phase after it was off, with nothing of the light before', () => {
    const { overlay, plan } = screenWith();
    overlay.take(light());
    overlay.take(light({ settings: { ...APP_DEFAULTS, isOn: false } }));
    overlay.take(
      light({
        from: 20,
        settings: { ...APP_DEFAULTS, isOn: true, centerModulationHz: 8 },
        tracks: { global: trackFrom(20, 3), centre: trackFrom(20, 8) },
      }),
    );
    expect(plan()?.tracks.centre).toEqual({ at: 20, phase: 0, hz: 8, lead: 0 });
  });

  it('makes no new plan for the same screen', () => {
    const { overlay, plans } = screenWith();
    overlay.take(light());
    overlay.screenIs(SLOW_SCREEN);
    overlay.screenIs({ refreshHz: 60.01, isSteady: true });
    expect(plans()).toHaveLength(2);
  });

  it('tells the clock when it moved', () => {
    const { overlay, sent } = screenWith();
    overlay.clockIs(3);
    overlay.clockIs(3);
    overlay.clockIs(3.001);
    expect(sent).toEqual([
      { kind: 'clock', offset: 3 },
      { kind: 'clock', offset: 3.001 },
    ]);
  });
});
