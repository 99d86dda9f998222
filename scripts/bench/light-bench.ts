import type { Ask } from './browser-bench.ts';

const LOAD_S = 9;

/** What the light costs, what it loses under load, and how well it agrees with the sound. */
export async function benchLight(ask: Ask): Promise<string[]> {
  const load = await ask('framesUnderLoad', LOAD_S);
  const ratio = load.worker / Math.max(1, load.page);
  const fullHd = await ask('frameCost', 1920, 1080, 60);
  const ultraHd = await ask('frameCost', 3840, 2160, 20);
  const live = await ask('liveEngine', 5);
  return [
    `light, page blocked 200-500 ms each second: worker lost ${load.worker} of ${load.frames} frames, page ${load.page}; ratio ${ratio.toFixed(3)} (goal 0.1)`,
    `light, one frame drawn and read back: ${fullHd.limitedMs.toFixed(2)} ms at 1920 x 1080, ${ultraHd.limitedMs.toFixed(2)} ms at 3840 x 2160`,
    `light, a frame through the limiter against one without: ratio ${(fullHd.limitedMs / fullHd.plainMs).toFixed(3)} (goal 1.02), ${(1000 * (fullHd.limitedMs - fullHd.plainMs)).toFixed(0)} us`,
    `light against sound: ${live.medianMs.toFixed(3)} ms median, ${live.p95Ms.toFixed(3)} ms at 95 % (goal 5)`,
    `light switched off: ${live.framesWhenOff} frames asked for in 2 s (goal 0), sound device ${live.audioWhenOff}`,
  ];
}
