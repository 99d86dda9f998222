import { createRandom } from '@overtone/engine/dsp/random';
import {
  type LightScript,
  pick,
  randomScript,
  REFRESH_HZ,
  type ScreenAct,
  type Uniform,
} from './light-script.ts';

/** Scripts in which much happens to the screen itself begin here. */
export const FIRST_SCREEN_SEED = 3_000_000_000;

/** How much of what happens in them happens to the screen. */
const SCREEN_SHARE = 0.35;

function screenActOf(random: Uniform): ScreenAct {
  const kind = random();
  if (kind < 0.35) return { kind: 'size' };
  if (kind < 0.65) return { kind: 'canvas' };
  if (kind < 0.85) return { kind: 'loss', forMs: 10 + random() * 600 };
  return { kind: 'refresh', hz: pick(random, [30, ...REFRESH_HZ]) };
}

/** A random script without programs in which screens come and go, windows are pulled and graphics drivers fail. */
export function randomScreenScript(seed: number): LightScript {
  const random = createRandom(seed + 7919).uniform;
  const script = randomScript(seed);
  const acts = script.acts.map((one) =>
    one.atMs > 0 && random() < SCREEN_SHARE ? { ...one, act: screenActOf(random) } : one,
  );
  return { ...script, acts };
}
