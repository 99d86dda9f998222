import {
  beginPlay,
  momentOfPlay,
  paused,
  phasesOfPlay,
  positionAt,
  type ProgramPlay,
  resumed,
} from '@overtone/domain/program/play/program-play';
import type { Program } from '@overtone/domain/program/program';
import { DEFAULT_OUTPUT_CHOICE } from '@overtone/domain/safety/output-choice';
import { DEMO_DEFAULTS } from '@overtone/domain/session/defaults';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createEngine } from './create-engine.ts';
import type { Engine } from './engine.ts';

const PROGRAM: Program = {
  name: 'Down',
  start: {
    slowHz: 0,
    fastHz: 12,
    strength: 0.5,
    hue: 190,
    carrierHz: 205,
    waveform: 'Sine',
    volume: 0.1,
    sound: 'off',
    soundVolume: 0,
  },
  course: [{ kind: 'stage', lengthMs: 60_000, curve: 'exponential', to: { fastHz: 6 } }],
  fadeMs: 1000,
};

const ON = { ...DEMO_DEFAULTS, isOn: true, backgroundSoundType: 'off' as const };
const OFF = { ...ON, isOn: false };

let engine: Engine;
let canvas: HTMLCanvasElement;
const contexts: AudioContext[] = [];

/** An engine that is on, with the contexts that it opens in the test's hands. */
async function start(): Promise<void> {
  contexts.length = 0;
  vi.stubGlobal(
    'AudioContext',
    class extends AudioContext {
      constructor(options?: AudioContextOptions) {
        super(options);
        contexts.push(this);
      }
    },
  );
  engine = createEngine({
    load: () => Promise.reject(new Error('nothing is served')),
    onProblem: () => undefined,
  });
  canvas = document.createElement('canvas');
  document.body.append(canvas);
  engine.attachCanvas(canvas);
  await engine.start();
}

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise(requestAnimationFrame);
}

/** The sound's rhythm leaves the graph where its track says. */
async function untilInPhase(): Promise<void> {
  await until(() => Math.abs(engine.signal().soundPhase.lagMs ?? Infinity) < 1);
}

/** What is heard now was sent at most so long ago. */
const UNHEARD_S = 0.5;

/** The rhythm that is heard, and between which the program's is by the time that it took to look. */
function heardOf(play: ProgramPlay) {
  const fastHzAt = (time: number) => momentOfPlay(play, time).fastHz;
  const mostHz = fastHzAt(engine.time() - UNHEARD_S);
  const { soundHz } = engine.signal().centre;
  return { soundHz, mostHz, leastHz: fastHzAt(engine.time() + UNHEARD_S) };
}

afterEach(() => {
  engine.shutDown();
  canvas.remove();
  vi.unstubAllGlobals();
});

describe('a program on a real device', () => {
  it('stands with a sound that is suspended, and goes on in phase', async () => {
    await start();
    const play = beginPlay(PROGRAM, engine.time());
    engine.apply(ON, play);
    await untilInPhase();
    await until(() => positionAt(play, engine.time()) > 1500);
    await contexts[0]?.suspend();
    const stoodAt = engine.time();
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(engine.time()).toBe(stoodAt);
    await contexts[0]?.resume();
    await until(() => engine.time() > stoodAt + 1);
    await untilInPhase();
    const { soundHz, mostHz, leastHz } = heardOf(play);
    expect(soundHz).toBeGreaterThan(leastHz);
    expect(soundHz).toBeLessThanOrEqual(mostHz);
  });

  it('keeps its place and its phases when the device is given back and another is opened', async () => {
    await start();
    const play = beginPlay(PROGRAM, engine.time());
    engine.apply(ON, play);
    await until(() => positionAt(play, engine.time()) > 1200);
    engine.apply(OFF, play);
    const stood = paused(play, engine.time());
    engine.shutDown();
    const [before, beganMs] = [engine.time(), performance.now()];
    const goneS = () => (performance.now() - beganMs) / 1000;
    await engine.start();
    expect(contexts.length).toBe(2);
    expect(engine.time() - before).toBeLessThan(goneS() + 1);
    const now = engine.time();
    const again = resumed(stood, now);
    expect(phasesOfPlay(again, now).fast % 1).toBeCloseTo(phasesOfPlay(stood, now).fast % 1, 2);
    engine.apply(ON, again);
    await untilInPhase();
    expect(positionAt(again, engine.time())).toBeGreaterThan(stood.positionMs);
    expect(positionAt(again, engine.time())).toBeLessThan(stood.positionMs + 1000 * (goneS() + 1));
  });
});

describe('a program whose light is off', () => {
  it('is read where it is, not where its stage ends', async () => {
    await start();
    engine.choose({ ...DEFAULT_OUTPUT_CHOICE, showsLight: false });
    const play = beginPlay(PROGRAM, engine.time());
    engine.apply(ON, play);
    await until(() => positionAt(play, engine.time()) > 500);
    const { soundHz, mostHz, leastHz } = heardOf(play);
    expect(soundHz).toBeGreaterThan(leastHz);
    expect(soundHz).toBeLessThanOrEqual(mostHz);
  });
});
