import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { DEMO_DEFAULTS } from '@overtone/domain/session/defaults';
import { beginTracks } from '@overtone/engine/clock/rhythm-tracks';
import { stimulusFrom } from '@overtone/engine/stimulus/plan';
import { overlayPlayer } from '@overtone/engine/visual/overlay-player';
import { manualFrames } from '@overtone/testkit/manual-frames';
import { steadyOutput } from '@overtone/testkit/outputs';

const FRAMES = 60_000;

/** Whole milliseconds, which are passed on without a number object of their own. */
const FRAME_MS = 17;

/** Bytes that one frame leaves to be collected, over a thousand seconds of frames without a collection between. */
export function benchMemory(): string[] {
  setFlagsFromString('--expose-gc');
  setFlagsFromString('--semi-space-growth-factor=1');
  const collect = runInNewContext('gc') as () => void;
  const frames = manualFrames();
  const player = overlayPlayer({
    painter: { draw: () => undefined, clear: () => undefined, resize: () => undefined },
    frames: frames.source,
    followsAnother: false,
    timeOriginMs: 0,
    now: () => 0,
    report: () => undefined,
  });
  const plan = stimulusFrom({ ...DEMO_DEFAULTS, isOn: true }, steadyOutput(60));
  const { global, centre } = beginTracks(plan, 0);
  player.send({
    kind: 'plan',
    plan: plan.light,
    tracks: { global: global.light, centre: centre.light },
    from: 0,
  });
  const bytesPerFrame = (frame: (stampMs: number) => void) => {
    for (let i = 0; i < FRAMES; i += 1) frame(FRAME_MS * i);
    collect();
    const before = process.memoryUsage().heapUsed;
    for (let i = FRAMES; i < 2 * FRAMES; i += 1) frame(FRAME_MS * i);
    return (process.memoryUsage().heapUsed - before) / FRAMES;
  };
  const empty = bytesPerFrame(() => undefined);
  const drawn = bytesPerFrame(frames.show);
  return [`light, memory left by a frame: ${Math.max(0, drawn - empty).toFixed(1)} bytes (goal 0)`];
}
