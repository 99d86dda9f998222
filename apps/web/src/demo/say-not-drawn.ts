import { BUTTON_TONES } from '@overtone/ui/controls/button-tones';
import { DEMO_NOT_DRAWN } from '../content/demo-not-drawn.ts';

/** Puts a word, and a way to try again, in place of all that stands under `root`. What would have drawn it is not here. */
export function sayNotDrawn(root: HTMLElement): void {
  const words = document.createElement('p');
  words.setAttribute('role', 'alert');
  words.textContent = DEMO_NOT_DRAWN.words;
  const again = document.createElement('button');
  again.type = 'button';
  again.className = `${BUTTON_TONES.solid} cursor-pointer`;
  again.textContent = DEMO_NOT_DRAWN.reload;
  again.addEventListener('click', () => location.reload());
  const place = document.createElement('main');
  place.className = 'page grid max-w-prose justify-items-start gap-4 py-16';
  place.append(words, again);
  root.replaceChildren(place);
}
