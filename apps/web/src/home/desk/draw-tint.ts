import type { Stop } from '@overtone/domain/stop';
import { underTheTint } from '../../content/desk.ts';

/** Lets the slider of a desk picture draw the tint over it. */
export function drawTint(place: HTMLElement): Stop {
  const slider = place.querySelector('input');
  if (!slider) throw new Error('The picture has no slider.');
  const draw = () => {
    place.style.setProperty('--covered', `${slider.valueAsNumber / 100}`);
    slider.ariaValueText = underTheTint(slider.valueAsNumber);
  };
  const listening = new AbortController();
  slider.addEventListener('input', draw, { signal: listening.signal });
  // A browser that comes back to the page may have kept another value.
  draw();
  return () => listening.abort();
}
