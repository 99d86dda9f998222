// A patch and a tone in one rhythm, for a photodiode and a line-out. It uses the engine's own clock, phase and sound, and is
// drawn one frame ahead, as the product's light is: a frame is seen one refresh after it is asked for.
import { DEMO_DEFAULTS } from '@overtone/domain/session/defaults';
import { linearToSrgb } from '@overtone/domain/safety/luminance';
import type { Hertz, Seconds } from '@overtone/domain/units';
import { createEngine } from '@overtone/engine/create-engine';
import { type FrameLog, frameLog } from './frame-log.ts';

/** Refresh rate that the lead is worked out for until one is measured. */
const USUAL_REFRESH_HZ: Hertz = 60;

/** A trial that is running: it ends by itself, or when it is stopped. */
export interface RunningTrial {
  readonly ended: Promise<FrameLog>;
  readonly stop: () => void;
}

/**
 * Shows one frequency on the patch and the loudspeaker for so long; `overlay` shows the product's own light beside it, by
 * which the engine knows how far light and sound are apart.
 */
export function runTrial(
  { patch, overlay }: { patch: CanvasRenderingContext2D; overlay: HTMLCanvasElement },
  hz: Hertz,
  lengthS: number,
  onProblem: (reason: string) => void,
): RunningTrial {
  const engine = createEngine({
    load: () => Promise.reject(new Error('no background sound here')),
    onProblem,
  });
  const detach = engine.attachCanvas(overlay);
  const log = frameLog();
  const end = Promise.withResolvers<FrameLog>();
  let beganMs: number | null = null;
  let isOver = false;

  function stop(): void {
    if (isOver) return;
    isOver = true;
    engine.shutDown();
    detach();
    patch.clearRect(0, 0, patch.canvas.width, patch.canvas.height);
    end.resolve(log.read());
  }

  function draw(stampMs: number): void {
    if (isOver) return;
    beganMs ??= stampMs;
    if (stampMs - beganMs > 1000 * lengthS) return stop();
    const startedAt = performance.now();
    const { centre, lightSoundOffsetMs } = engine.signal();
    const { refreshHz } = engine.state.get();
    const lead: Seconds = (stampMs - startedAt) / 1000 + 1 / (refreshHz ?? USUAL_REFRESH_HZ);
    const phase = centre.light + lead * centre.lightHz;
    const level = Math.round(255 * linearToSrgb(0.5 + 0.5 * Math.sin(2 * Math.PI * phase)));
    patch.fillStyle = `rgb(${level} ${level} ${level})`;
    patch.fillRect(0, 0, patch.canvas.width, patch.canvas.height);
    log.take({
      stampMs,
      costMs: performance.now() - startedAt,
      offsetMs: lightSoundOffsetMs,
      lightHz: centre.lightHz,
    });
    requestAnimationFrame(draw);
  }

  void engine.start();
  engine.apply({
    ...DEMO_DEFAULTS,
    isOn: true,
    globalModulationHz: null,
    centerModulationHz: hz,
    globalModulationStrength: 1,
    masterAudioVolume: 0.5,
    backgroundSoundType: 'off',
  });
  requestAnimationFrame(draw);
  return { ended: end.promise, stop };
}
