import { DEMO_DEFAULTS } from '@overtone/domain/session/defaults';
import type { SessionSettings } from '@overtone/domain/session/settings';
import { describe, expect, it } from 'vitest';
import { beginTracks } from '../clock/rhythm-tracks.ts';
import { stimulusFrom } from '../stimulus/plan.ts';
import { manualFrames } from '@overtone/testkit/manual-frames';
import { steadyOutput } from '@overtone/testkit/outputs';
import type { OverlayCommand, OverlayReport } from './overlay-messages.ts';
import { overlayPlayer } from './overlay-player.ts';

const REFRESH_HZ = 60;

/** A 60 Hz screen by hand: each `tick` is one refresh. */
function screenFrames() {
  const { source, isWaiting, show } = manualFrames();
  let stampMs = 0;
  return {
    source,
    isWaiting,
    tick(count = 1) {
      for (let i = 0; i < count; i += 1) show((stampMs += 1000 / REFRESH_HZ));
    },
  };
}

function setUp() {
  const drawn: { colour: number[]; middle: number }[] = [];
  const reports: OverlayReport[] = [];
  const canvas = { cleared: 0, width: 0, height: 0 };
  const frames = screenFrames();
  const player = overlayPlayer({
    painter: {
      draw: (frame) =>
        void drawn.push({ colour: Array.from(frame.subarray(0, 3)), middle: frame[3] ?? 0 }),
      clear: () => void (canvas.cleared += 1),
      resize: (width, height) => void Object.assign(canvas, { width, height }),
    },
    frames: frames.source,
    timeOriginMs: 0,
    report: (report) => void reports.push(report),
  });
  return { player, frames, drawn, reports, canvas };
}

function planCommand(change: Partial<SessionSettings>, from = 0): OverlayCommand {
  const plan = stimulusFrom({ ...DEMO_DEFAULTS, ...change }, steadyOutput(REFRESH_HZ));
  const tracks = beginTracks(plan, 0);
  return {
    kind: 'plan',
    plan: plan.light,
    tracks: { global: tracks.global.light, centre: tracks.centre.light },
    from,
  };
}

const TEN_HZ: Partial<SessionSettings> = {
  isOn: true,
  globalModulationHz: 0,
  centerModulationHz: 10,
};

describe('overlayPlayer', () => {
  it('asks for no frame and draws nothing before it is switched on', () => {
    const { player, frames, drawn } = setUp();
    player.send(planCommand({ isOn: false }));
    expect(frames.isWaiting()).toBe(false);
    expect(drawn).toEqual([]);
  });

  it('draws every frame while on', () => {
    const { player, frames, drawn } = setUp();
    player.send(planCommand(TEN_HZ));
    frames.tick(30);
    expect(drawn).toHaveLength(30);
  });

  it('repeats after whole cycles of the rhythm, phase taken from the clock', () => {
    const { player, frames, drawn } = setUp();
    player.send(planCommand(TEN_HZ));
    frames.tick(13);
    expect(drawn[12]?.middle).toBeCloseTo(drawn[6]?.middle ?? NaN, 9);
    expect(drawn[9]?.middle).not.toBeCloseTo(drawn[6]?.middle ?? NaN, 3);
  });

  it('shows at a frame what holds one frame later, when it reaches the screen', () => {
    const { player, frames, drawn } = setUp();
    player.send({ kind: 'clock', offset: -2 / REFRESH_HZ });
    player.send(planCommand(TEN_HZ));
    frames.tick();
    const early = drawn[0];
    const reference = setUp();
    reference.player.send({ kind: 'clock', offset: -2 / REFRESH_HZ + 1 / 10 });
    reference.player.send(planCommand(TEN_HZ));
    reference.frames.tick();
    expect(reference.drawn[0]?.middle).toBeCloseTo(early?.middle ?? NaN, 9);
  });

  it('goes on drawing for the 300 ms of the fade, then clears and asks for no more frames', () => {
    const { player, frames, drawn, canvas } = setUp();
    player.send(planCommand(TEN_HZ));
    frames.tick(10);
    player.send(planCommand({ ...TEN_HZ, isOn: false }));
    frames.tick(18);
    expect(canvas.cleared).toBe(0);
    expect(drawn).toHaveLength(28);
    frames.tick(3);
    expect(canvas.cleared).toBe(1);
    expect(frames.isWaiting()).toBe(false);
  });

  it('comes back on within the fade without a gap', () => {
    const { player, frames, drawn } = setUp();
    player.send(planCommand(TEN_HZ));
    frames.tick(5);
    player.send(planCommand({ ...TEN_HZ, isOn: false }));
    frames.tick(5);
    player.send(planCommand(TEN_HZ));
    frames.tick(60);
    expect(drawn).toHaveLength(70);
  });

  it('takes a plan only at the time from which it holds, and then moves over smoothly', () => {
    const { player, frames, drawn } = setUp();
    const still = { isOn: true, globalModulationHz: 0, centerModulationHz: 0 };
    player.send(planCommand({ ...still, visualHue: 240 }));
    frames.tick(3);
    player.send(planCommand({ ...still, visualHue: 120 }, 20 / REFRESH_HZ));
    frames.tick(10);
    expect(drawn.at(-1)?.colour).toEqual([0, 0, 1]);
    frames.tick(10);
    const [red, green, blue] = drawn.at(-1)?.colour ?? [];
    expect(red).toBe(0);
    expect(green).toBeGreaterThan(0.1);
    expect(blue).toBeGreaterThan(0.1);
    frames.tick(120);
    expect(drawn.at(-1)?.colour[1]).toBeCloseTo(1, 3);
  });

  it('reports the measured refresh rate', () => {
    const { player, frames, reports } = setUp();
    player.send(planCommand(TEN_HZ));
    frames.tick(120);
    expect(reports).toHaveLength(1);
    expect(reports[0]).toMatchObject({ kind: 'refresh', isSteady: true });
    expect(reports[0]?.kind === 'refresh' && reports[0].refreshHz).toBeCloseTo(60, 6);
  });

  it('passes sizes on', () => {
    const { player, canvas } = setUp();
    player.send({ kind: 'size', width: 800, height: 600 });
    expect(canvas).toMatchObject({ width: 800, height: 600 });
  });
});
