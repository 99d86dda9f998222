import { calmly } from '@overtone/client/safety/calm-changes';
import type { Stop } from '@overtone/domain/stop';
import { underTheTint } from '../../content/desk.ts';
import type { SiteParts } from '../../site/life/site-parts.tsx';

/**
 * Lets the slider of a desk picture draw the tint over it. The tint goes on the way that it goes at once; it turns back as
 * calmly as panels may change, so that to and fro in haste does not flash.
 */
export function drawTint(place: HTMLElement, { host }: Pick<SiteParts, 'host'>): Stop {
  const slider = place.querySelector('input');
  if (!slider) throw new Error('The picture has no slider.');
  let drawn = slider.valueAsNumber;
  let way = 0;
  const draw = () => {
    way = Math.sign(slider.valueAsNumber - drawn) || way;
    drawn = slider.valueAsNumber;
    place.style.setProperty('--covered', `${drawn / 100}`);
  };
  const turnBack = calmly<void>(draw, host);
  const follow = () => {
    slider.ariaValueText = underTheTint(slider.valueAsNumber);
    if (Math.sign(slider.valueAsNumber - drawn) === way) draw();
    else turnBack();
  };
  const listening = new AbortController();
  slider.addEventListener('input', follow, { signal: listening.signal });
  // A browser that comes back to the page may have kept another value.
  follow();
  return () => listening.abort();
}
