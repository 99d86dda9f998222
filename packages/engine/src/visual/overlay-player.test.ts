import { DEMO_DEFAULTS } from '@overtone/domain/session/defaults';
import type { SessionSettings } from '@overtone/domain/session/settings';
import { describe, expect, it } from 'vitest';
import { beginTracks } from '../clock/rhythm-tracks.ts';
import { stimulusFrom } from '../stimulus/plan.ts';
import { manualFrames } from '@overtone/testkit/manual-frames';
import { steadyOutput, UNKNOWN_OUTPUT } from '@overtone/testkit/outputs';
import { emptyFrame, fillFrame, tintOf } from './overlay-frame.ts';
import type { OverlayCommand, SurfaceReport } from './overlay-messages.ts';
import { paramsOf } from './overlay-params.ts';
import { overlayPlayer } from './overlay-player.ts';

const REFRESH_HZ = 60;

/** Frames until the light has faded in. */
const FADED_IN = 20;

/** Frames that come before light is drawn that is made for a screen of some rate. */
const HELD = 8;

/** A screen by hand: each `tick` is one refresh. */
function screenFrames(beginHz = REFRESH_HZ) {
  const { source, isWaiting, show } = manualFrames();
  let stampMs = 0;
  let refreshHz = beginHz;
  return {
    source,
    isWaiting,
    now: () => stampMs,
    tick(count = 1) {
      for (let i = 0; i < count; i += 1) show((stampMs += 1000 / refreshHz));
    },
    setHz(hz: number) {
      refreshHz = hz;
    },
    hide(ms: number) {
      stampMs += ms;
    },
  };
}

function setUp(refreshHz = REFRESH_HZ) {
  const drawn: { colour: number[]; middle: number }[] = [];
  const reports: SurfaceReport[] = [];
  /** `drawnSince`: how often it was drawn on since it was given its size, by which it is blank. */
  const canvas = { cleared: 0, width: 0, height: 0, drawnSince: 0, isLost: false };
  const frames = screenFrames(refreshHz);
  const player = overlayPlayer({
    painter: {
      draw(frame) {
        const [red, green, blue, middle] = tintOf(frame, 'middle');
        drawn.push({ colour: [red, green, blue], middle });
        canvas.drawnSince += 1;
        return !canvas.isLost;
      },
      clear: () => void (canvas.cleared += 1),
      resize: (width, height) => void Object.assign(canvas, { width, height, drawnSince: 0 }),
    },
    frames: frames.source,
    followsAnother: false,
    timeOriginMs: 0,
    now: frames.now,
    report: (report) => void reports.push(report),
  });
  return { player, frames, drawn, reports, canvas };
}

function planCommand(
  change: Partial<SessionSettings>,
  from = 0,
  output = UNKNOWN_OUTPUT,
): OverlayCommand {
  const plan = stimulusFrom({ ...DEMO_DEFAULTS, ...change }, output);
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
    frames.tick(FADED_IN + 7);
    const [one, later, between] = [FADED_IN, FADED_IN + 6, FADED_IN + 3].map((i) => drawn[i]);
    expect(later?.middle).toBeCloseTo(one?.middle ?? NaN, 9);
    expect(between?.middle).not.toBeCloseTo(one?.middle ?? NaN, 3);
  });

  it('shows at a frame what holds one frame later, when it reaches the screen', () => {
    const { player, frames, drawn } = setUp();
    player.send({ kind: 'clock', offset: -2 / REFRESH_HZ });
    player.send(planCommand(TEN_HZ));
    frames.tick(FADED_IN + 1);
    const { light } = stimulusFrom({ ...DEMO_DEFAULTS, ...TEN_HZ }, steadyOutput(REFRESH_HZ));
    const expected = emptyFrame();
    const shownAt = (FADED_IN + 1 - 2 + 1) / REFRESH_HZ;
    fillFrame(expected, paramsOf(light), [0, 10 * shownAt]);
    expect(drawn.at(-1)?.middle).toBeCloseTo(tintOf(expected, 'middle')[3], 6);
  });

  it('leads by a frame of the screen that it has measured', () => {
    const { player, frames, drawn } = setUp(120);
    player.send(planCommand(TEN_HZ));
    frames.tick(130);
    const { light } = stimulusFrom({ ...DEMO_DEFAULTS, ...TEN_HZ }, steadyOutput(REFRESH_HZ));
    const expected = emptyFrame();
    fillFrame(expected, paramsOf(light), [0, (10 * (130 + 1)) / 120]);
    expect(drawn.at(-1)?.middle).toBeCloseTo(tintOf(expected, 'middle')[3], 5);
  });

  it('shows a slow wide pulse as it is once its plan has been the same for some seconds', () => {
    const { player, frames, drawn } = setUp();
    const slow = {
      isOn: true,
      globalModulationHz: 0.1,
      centerModulationHz: 0.69,
      globalModulationStrength: 1,
      waveform: 'Sawtooth',
    } as const;
    player.send(planCommand(slow, 0, steadyOutput(REFRESH_HZ)));
    frames.tick(20 * REFRESH_HZ);
    const { light } = stimulusFrom({ ...DEMO_DEFAULTS, ...slow }, steadyOutput(REFRESH_HZ));
    const wanted = drawn.map((_, i) => {
      const frame = emptyFrame();
      const time = (HELD + i + 2) / REFRESH_HZ;
      fillFrame(frame, paramsOf(light), [0.1 * time, 0.69 * time]);
      return tintOf(frame, 'middle')[3];
    });
    const off = drawn.map(({ middle }, i) => Math.abs(middle - (wanted[i] ?? NaN)));
    expect(Math.max(...off.slice(5 * REFRESH_HZ))).toBeLessThan(1e-6);
  });

  it('forgets at a halt what was still to come', () => {
    const { player, frames, drawn } = setUp();
    const still = { isOn: true, globalModulationHz: 0, centerModulationHz: 0 };
    player.send(planCommand({ ...still, visualHue: 240 }));
    frames.tick(3);
    player.send(planCommand({ ...still, visualHue: 120 }, 20 / REFRESH_HZ));
    player.send({ kind: 'halt' });
    player.send(planCommand({ ...still, visualHue: 240 }));
    frames.tick(60);
    expect(drawn.at(-1)?.colour).toEqual([0, 0, 1]);
  });

  it('goes on drawing for the 300 ms of the fade, then clears and asks for no more frames', () => {
    const { player, frames, drawn, canvas } = setUp();
    player.send(planCommand(TEN_HZ));
    frames.tick(FADED_IN);
    player.send(planCommand({ ...TEN_HZ, isOn: false }));
    frames.tick(17);
    expect(canvas.cleared).toBe(0);
    expect(drawn).toHaveLength(FADED_IN + 17);
    frames.tick(3);
    expect(canvas.cleared).toBe(1);
    expect(frames.isWaiting()).toBe(false);
  });

  it('fades in and out over 300 ms in one line, and says when the canvas is lit', () => {
    const { player, frames, drawn, reports } = setUp();
    const still = { isOn: true, globalModulationHz: 0, centerModulationHz: 0 };
    player.send(planCommand(still));
    frames.tick(FADED_IN + 1);
    player.send(planCommand({ ...still, isOn: false }));
    frames.tick(20);
    const alphas = drawn.map(({ middle }) => middle);
    const full = alphas[FADED_IN] ?? NaN;
    expect(alphas[0]).toBe(0);
    expect(alphas[9]).toBeCloseTo(full / 2, 3);
    expect(alphas[18]).toBeCloseTo(full, 9);
    expect(alphas[FADED_IN + 9]).toBeCloseTo(full / 2, 3);
    expect(reports.filter(({ kind }) => kind === 'lit')).toEqual([
      { kind: 'lit', isLit: true },
      { kind: 'lit', isLit: false },
    ]);
  });

  it('is dark in the frame of a halt, and remembers what was shown before it', () => {
    const { player, frames, drawn, canvas } = setUp();
    const wide = { isOn: true, globalModulationHz: 0, centerModulationHz: 0 } as const;
    const strong = { ...wide, globalModulationStrength: 1 };
    for (let i = 0; i < 4; i += 1) {
      player.send(planCommand(strong));
      frames.tick(20);
      player.send({ kind: 'halt' });
      expect(canvas.cleared).toBe(i + 1);
      expect(frames.isWaiting()).toBe(false);
    }
    const [first, third] = [drawn[19]?.middle ?? 0, drawn[59]?.middle ?? 0];
    expect(third).toBeLessThan(first);
  });

  it('fades in where its graphics context was lost, and remembers what was shown before', () => {
    const { player, frames, drawn, canvas } = setUp();
    const wide = { isOn: true, globalModulationHz: 0, centerModulationHz: 0 } as const;
    player.send(planCommand({ ...wide, globalModulationStrength: 1 }));
    frames.tick(5 * REFRESH_HZ);
    const full = drawn.at(-1)?.middle ?? 0;
    const returns = Array.from({ length: 4 }, () => {
      canvas.isLost = true;
      frames.tick(2);
      canvas.isLost = false;
      frames.tick(1);
      const first = drawn.at(-1)?.middle ?? NaN;
      frames.tick(19);
      return { first, last: drawn.at(-1)?.middle ?? NaN };
    });
    for (const { first } of returns) expect(first).toBeLessThan(full / 10);
    expect(returns[0]?.last).toBeCloseTo(full, 6);
    expect(returns[3]?.last).toBeLessThan(full);
    frames.tick(3 * REFRESH_HZ);
    expect(drawn.at(-1)?.middle).toBeCloseTo(full, 6);
  });

  it('says that there is no light after two seconds without its graphics context, and when there is again', () => {
    const { player, frames, reports, canvas } = setUp();
    const said = () => reports.flatMap(({ kind }) => (kind.endsWith('available') ? [kind] : []));
    player.send(planCommand(TEN_HZ));
    frames.tick(FADED_IN);
    expect(said()).toEqual(['available']);
    for (let i = 0; i < 3; i += 1) {
      canvas.isLost = true;
      frames.tick(1.9 * REFRESH_HZ);
      canvas.isLost = false;
      frames.tick(1);
    }
    expect(said()).toEqual(['available']);
    canvas.isLost = true;
    frames.tick(2.1 * REFRESH_HZ);
    expect(said()).toEqual(['available', 'unavailable']);
    frames.tick(5 * REFRESH_HZ);
    canvas.isLost = false;
    frames.tick(5);
    expect(said()).toEqual(['available', 'unavailable', 'available']);
  });

  it('says anew of every light that it cannot be drawn', () => {
    const { player, frames, reports, canvas } = setUp();
    canvas.isLost = true;
    for (let i = 1; i <= 2; i += 1) {
      player.send(planCommand(TEN_HZ));
      frames.tick(2.1 * REFRESH_HZ);
      player.send({ kind: 'halt' });
      expect(reports.filter(({ kind }) => kind === 'unavailable')).toHaveLength(i);
    }
  });

  it('does not take the time in which its page was hidden for one without light', () => {
    const { player, frames, reports, canvas } = setUp();
    player.send(planCommand(TEN_HZ));
    frames.tick(FADED_IN);
    canvas.isLost = true;
    frames.tick(5);
    frames.hide(60_000);
    frames.tick(5);
    expect(reports.filter(({ kind }) => kind === 'unavailable')).toEqual([]);
  });

  it('counts no frame as shown that nobody saw', () => {
    const counted = (lost: number, output = UNKNOWN_OUTPUT) => {
      const { player, frames, reports, canvas } = setUp();
      player.send(planCommand(TEN_HZ, 0, output));
      canvas.isLost = true;
      frames.tick(lost);
      canvas.isLost = false;
      frames.tick(120 - lost);
      const one = reports.find(({ kind }) => kind === 'refresh');
      return one?.kind === 'refresh' ? [one.shownFrames, one.droppedFrames] : [];
    };
    expect(counted(0)).toEqual([120, 0]);
    expect(counted(30)).toEqual([90, 30]);
    expect(counted(0, steadyOutput(REFRESH_HZ))).toEqual([120 - HELD, 0]);
  });

  it('comes back on within the fade without a gap', () => {
    const { player, frames, drawn } = setUp();
    player.send(planCommand(TEN_HZ));
    frames.tick(12);
    player.send(planCommand({ ...TEN_HZ, isOn: false }));
    frames.tick(5);
    player.send(planCommand(TEN_HZ));
    frames.tick(60);
    expect(drawn).toHaveLength(77);
    expect(Math.min(...drawn.slice(1).map(({ middle }) => middle))).toBeGreaterThan(0);
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
    const [found, ...more] = reports.flatMap((one) => (one.kind === 'refresh' ? [one] : []));
    expect(more).toEqual([]);
    expect(found?.isSteady).toBe(true);
    expect(found?.refreshHz).toBeCloseTo(60, 6);
  });

  it('passes sizes on: at once while it is dark, while it is lit in the frame that is drawn next', () => {
    const { player, frames, drawn, canvas } = setUp();
    player.send({ kind: 'size', width: 800, height: 600 });
    expect(canvas).toMatchObject({ width: 800, height: 600 });
    player.send(planCommand(TEN_HZ));
    frames.tick(FADED_IN);
    player.send({ kind: 'size', width: 400, height: 300 });
    expect(canvas).toMatchObject({ width: 800, height: 600, drawnSince: FADED_IN });
    frames.tick();
    expect(canvas).toMatchObject({ width: 400, height: 300, drawnSince: 1 });
    expect(drawn).toHaveLength(FADED_IN + 1);
    player.send({ kind: 'size', width: 200, height: 100 });
    player.send({ kind: 'halt' });
    expect(canvas).toMatchObject({ width: 200, height: 100 });
  });
});

describe('a plan that was made for a screen measured before', () => {
  const still = { isOn: true, globalModulationHz: 0, centerModulationHz: 0 } as const;
  const FOR_120 = steadyOutput(120);
  const lastRefresh = (reports: readonly SurfaceReport[]) =>
    reports.flatMap((one) => (one.kind === 'refresh' ? [one] : [])).at(-1);

  it('is drawn as soon as eight intervals have shown that rate, and leads by a frame of it', () => {
    const { player, frames, drawn } = setUp(120);
    player.send(planCommand({ ...TEN_HZ, centerModulationHz: 40 }, 0, FOR_120));
    frames.tick(HELD);
    expect(drawn).toEqual([]);
    frames.tick(60);
    expect(drawn).toHaveLength(60);
    const { light } = stimulusFrom(
      { ...DEMO_DEFAULTS, ...TEN_HZ, centerModulationHz: 40 },
      FOR_120,
    );
    const expected = emptyFrame();
    fillFrame(expected, paramsOf(light), [0, (40 * (HELD + 60 + 1)) / 120]);
    expect(drawn.at(-1)?.middle).toBeCloseTo(tintOf(expected, 'middle')[3], 5);
  });

  it('is not drawn on a slower screen, of which it is said within half a second', () => {
    const { player, frames, drawn, reports } = setUp(60);
    player.send(planCommand(TEN_HZ, 0, FOR_120));
    frames.tick(31);
    expect(lastRefresh(reports)).toMatchObject({ isSteady: false });
    frames.tick(300);
    expect(lastRefresh(reports)).toMatchObject({ isSteady: true });
    expect(drawn).toEqual([]);
    player.send(planCommand(TEN_HZ));
    frames.tick(30);
    expect(drawn).toHaveLength(30);
    expect(drawn[0]?.middle).toBeLessThan((drawn[29]?.middle ?? 0) / 10);
  });

  it('gives its place at once, without a fade, to one that is made for any screen', () => {
    const { player, frames, drawn } = setUp(60);
    player.send(planCommand({ ...still, visualHue: 240 }, 0, FOR_120));
    frames.tick(31);
    player.send(planCommand({ ...still, visualHue: 120 }));
    frames.tick(5);
    expect(drawn.at(-1)?.colour).toEqual([0, 1, 0]);
  });

  it('begins by itself on a screen that turns out to be as it was measured, however late', () => {
    const { player, frames, drawn } = setUp(60);
    player.send(planCommand(TEN_HZ, 0, FOR_120));
    frames.tick(31);
    frames.setHz(120);
    frames.tick(180);
    expect(drawn.at(-1)?.middle).toBeGreaterThan(0);
  });

  it('leaves nothing behind where another takes its place before its first frame', () => {
    const { player, frames, drawn } = setUp(60);
    player.send(planCommand({ ...still, visualHue: 240 }, 0, FOR_120));
    player.send(planCommand({ ...still, visualHue: 120, centerModulationHz: 10 }));
    frames.tick(5);
    expect(drawn.at(-1)?.colour).toEqual([0, 1, 0]);
  });

  it('rests at once where it is turned off before it has begun', () => {
    const { player, frames, drawn } = setUp(60);
    player.send(planCommand(TEN_HZ, 0, FOR_120));
    frames.tick(3);
    player.send(planCommand({ ...TEN_HZ, isOn: false }, 0, FOR_120));
    frames.tick(1);
    expect(frames.isWaiting()).toBe(false);
    expect(drawn).toEqual([]);
  });

  it('is tried anew by every light', () => {
    const { player, frames, drawn } = setUp(120);
    for (let i = 1; i <= 3; i += 1) {
      player.send(planCommand(TEN_HZ, 0, FOR_120));
      frames.tick(HELD);
      expect(drawn).toHaveLength(2 * (i - 1));
      frames.tick(2);
      player.send({ kind: 'halt' });
    }
  });

  it('keeps its picture after the page was hidden until the rate has been shown again', () => {
    const { player, frames, drawn, canvas } = setUp(120);
    player.send(planCommand(TEN_HZ, 0, FOR_120));
    frames.tick(60);
    frames.hide(5000);
    frames.tick(HELD);
    expect(drawn).toHaveLength(52);
    frames.tick(10);
    expect(drawn).toHaveLength(62);
    expect(canvas.cleared).toBe(0);
  });

  it('goes dark after the page was hidden where its frames come more slowly, and fades in anew', () => {
    const { player, frames, drawn, canvas } = setUp(120);
    player.send(planCommand(TEN_HZ, 0, FOR_120));
    frames.tick(60);
    frames.hide(5000);
    frames.setHz(60);
    frames.tick(32);
    expect(drawn).toHaveLength(52);
    expect(canvas.cleared).toBe(1);
    player.send(planCommand(TEN_HZ));
    frames.tick(2);
    expect(drawn.at(-1)?.middle).toBeLessThan((drawn[51]?.middle ?? 0) / 4);
  });
});
