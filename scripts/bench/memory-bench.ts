import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { gliding, trackFrom } from '@overtone/domain/rhythm/phase';
import { DEMO_DEFAULTS } from '@overtone/domain/session/defaults';
import { beginTracks, type PairTracks, takeTracks } from '@overtone/engine/clock/rhythm-tracks';
import { type StimulusPlan, stimulusFrom } from '@overtone/engine/stimulus/plan';
import { overlayPlayer } from '@overtone/engine/visual/overlay-player';
import { manualFrames } from '@overtone/testkit/manual-frames';
import { steadyOutput } from '@overtone/testkit/outputs';

const FRAMES = 60_000;

/** Whole milliseconds, which are passed on without a number object of their own. */
const FRAME_MS = 17;

const SETTINGS = { ...DEMO_DEFAULTS, isOn: true };
const OUTPUT = steadyOutput(60);

/** Draws a frame of a plan for each stamp. */
function framesOf({ light }: StimulusPlan, { global, centre }: PairTracks) {
  const frames = manualFrames();
  const player = overlayPlayer({
    painter: { draw: () => true, clear: () => undefined, resize: () => undefined },
    frames: frames.source,
    followsAnother: false,
    timeOriginMs: 0,
    now: () => 0,
    report: () => undefined,
  });
  const tracks = { global: global.light, centre: centre.light };
  player.send({ kind: 'plan', plan: light, tracks, from: 0 });
  return frames.show;
}

function steadyFrames() {
  const plan = stimulusFrom(SETTINGS, OUTPUT);
  return framesOf(plan, beginTracks(plan, 0));
}

/** Both rhythms on their way all the time that is measured, the centre over both borders of the screen. */
function glidingFrames() {
  const lengthS = (3 * FRAMES * FRAME_MS) / 1000;
  const on = (fromHz: number, toHz: number) =>
    gliding(
      trackFrom(0, fromHz),
      { glide: { curve: 'exponential', fromHz, toHz, lengthS }, goneS: 0 },
      0,
    );
  const sounds = { global: on(3, 1), centre: on(40, 6) };
  const plan = stimulusFrom(SETTINGS, OUTPUT, { ...sounds, at: 0 });
  return framesOf(plan, takeTracks(beginTracks(plan, 0), plan, 0, sounds, true));
}

const BLOCK_FRAMES = 500;

/**
 * What a frame of the one costs against one of the other: the median of many pairs of blocks, one right after the other and
 * each first as often as the other, by this thread's own time, so that whatever else the machine does falls out.
 */
function costRatio(one: (stampMs: number) => void, other: (stampMs: number) => void): number {
  const cost = (frame: (stampMs: number) => void, first: number) => {
    const begun = process.threadCpuUsage();
    for (let i = first; i < first + BLOCK_FRAMES; i += 1) frame(FRAME_MS * i);
    return process.threadCpuUsage(begun).user;
  };
  const ratios: number[] = [];
  for (let first = 2 * FRAMES; first < 3 * FRAMES; first += BLOCK_FRAMES) {
    if (ratios.length % 2 === 0) {
      const costOfOne = cost(one, first);
      ratios.push(costOfOne / cost(other, first));
    } else {
      const costOfOther = cost(other, first);
      ratios.push(cost(one, first) / costOfOther);
    }
  }
  return ratios.toSorted((a, b) => a - b)[ratios.length >> 1] ?? NaN;
}

/**
 * Bytes that one frame leaves to be collected, over a thousand seconds of frames without a collection between, of a session
 * that stands and of one that glides; and what a frame of the one costs against one of the other.
 */
export function benchMemory(): string[] {
  setFlagsFromString('--expose-gc');
  setFlagsFromString('--semi-space-growth-factor=1');
  const collect = runInNewContext('gc') as () => void;
  const bytesPerFrame = (frame: (stampMs: number) => void) => {
    for (let i = 0; i < FRAMES; i += 1) frame(FRAME_MS * i);
    collect();
    const before = process.memoryUsage().heapUsed;
    for (let i = FRAMES; i < 2 * FRAMES; i += 1) frame(FRAME_MS * i);
    return (process.memoryUsage().heapUsed - before) / FRAMES;
  };
  const empty = bytesPerFrame(() => undefined);
  const steady = steadyFrames();
  const drawn = bytesPerFrame(steady);
  const glides = glidingFrames();
  const glided = bytesPerFrame(glides);
  // What the measurement itself says of two that are alike: how far the ratio beside it can be trusted.
  const alike = costRatio(steadyFrames(), steady);
  const left = (bytes: number) => Math.max(0, bytes - empty).toFixed(1);
  return [
    `light, memory left by a frame: ${left(drawn)} bytes (goal 0)`,
    `light, memory left by a frame of a glide: ${left(glided)} bytes (goal 0)`,
    `light, a frame of a glide against one that stands: ratio ${costRatio(glides, steady).toFixed(3)} (goal 1.05; two that stand: ${alike.toFixed(3)})`,
  ];
}
