import type { Page } from '@playwright/test';

/** One frame of the overlay: when it was read, and its mean opacity in the middle of the screen. */
export interface LightFrame {
  readonly stampMs: number;
  readonly alpha: number;
}

/** Reads the overlay's middle at `count` frames of the page. */
export function recordLight(page: Page, count: number): Promise<LightFrame[]> {
  return page.evaluate(async (frames) => {
    const size = 24;
    const canvas = document.querySelector('canvas');
    if (!canvas) throw new Error('there is no overlay');
    const copy = new OffscreenCanvas(size, size).getContext('2d', { willReadFrequently: true });
    if (!copy) throw new Error('no 2d context');
    const seen: { stampMs: number; alpha: number }[] = [];
    while (seen.length < frames) {
      const stampMs = await new Promise<number>(requestAnimationFrame);
      copy.clearRect(0, 0, size, size);
      const { width, height } = canvas;
      copy.drawImage(canvas, (width - size) / 2, (height - size) / 2, size, size, 0, 0, size, size);
      const { data } = copy.getImageData(0, 0, size, size);
      let sum = 0;
      for (let i = 3; i < data.length; i += 4) sum += data[i] ?? 0;
      seen.push({ stampMs, alpha: sum / (size * size) / 255 });
    }
    return seen;
  }, count);
}
