import type { Page } from '@playwright/test';

/** Pulses that come so far from their rhythm, in Hz, are felt as irregular; rounding to samples makes 0.01. */
const UNEVEN_HZ = 0.5;

/**
 * Lets a test feel what a person feels: whether the pulses of the sound come evenly, by what the page has its sound's
 * oscillators do. Call before the page is opened. Nothing that is felt is kept where the page, its storage or the network
 * could have it.
 */
export async function tapRhythm(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const felt = { farthestHz: 0, pulses: 0 };
    Object.assign(window, { felt });
    const offsets = new WeakSet<AudioParam>();
    const { setValueAtTime } = AudioParam.prototype;
    AudioParam.prototype.setValueAtTime = function noted(value, at) {
      if (offsets.has(this)) {
        felt.farthestHz = Math.max(felt.farthestHz, Math.abs(value));
        felt.pulses += 1;
      }
      return setValueAtTime.call(this, value, at);
    };
    globalThis.ConstantSourceNode = class extends ConstantSourceNode {
      constructor(context: BaseAudioContext, options?: ConstantSourceOptions) {
        super(context, options);
        offsets.add(this.offset);
      }
    };
  });
}

/** Whether the pulses since the last call came evenly. */
export async function feltEven(page: Page): Promise<boolean> {
  const { farthestHz, pulses } = await page.evaluate(() => {
    const { felt } = window as unknown as { felt: { farthestHz: number; pulses: number } };
    const now = { ...felt };
    Object.assign(felt, { farthestHz: 0, pulses: 0 });
    return now;
  });
  if (pulses < 20) throw new Error(`Only ${pulses} pulses were to be felt.`);
  return farthestHz < UNEVEN_HZ;
}
