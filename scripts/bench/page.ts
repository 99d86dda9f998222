// Runs inside the browser: what has to be measured where people run it.
import { renderSound, TONE_ALONE } from '@overtone/testkit/render-sound';

/** Renders the demo's tone offline and gives how long that took. */
async function renderTone(durationS: number): Promise<number> {
  const startedAt = performance.now();
  await renderSound([{ atS: 0.02, settings: TONE_ALONE }], { durationS });
  return (performance.now() - startedAt) / 1000;
}

Object.assign(window, { bench: { renderTone } });
