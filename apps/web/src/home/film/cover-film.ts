import type { Stop } from '@overtone/domain/stop';

/**
 * Covers the film with its button until it is first played; the player's own controls come back then, and have the focus, which
 * the button takes away with it. A film that plays as the theme goes over to the other one is paused.
 */
export function coverFilm(place: HTMLElement): Stop {
  const video = place.querySelector('video');
  const button = place.querySelector('button');
  if (!video || !button) throw new Error('The film has no picture or no button.');
  const listening = new AbortController();
  const { signal } = listening;
  const cover = (isCovered: boolean) => {
    button.hidden = !isCovered;
    video.controls = !isCovered;
  };
  cover(true);
  button.addEventListener('click', () => void video.play(), { signal });
  const uncover = () => {
    cover(false);
    video.focus();
  };
  video.addEventListener('play', uncover, { signal, once: true });
  // Without a box it would still be heard.
  video.addEventListener('timeupdate', () => void (video.clientWidth || video.pause()), { signal });
  return () => listening.abort();
}
