import type { ShownTheme } from '@overtone/domain/session/interface-settings';

/** A film as a page has it. */
export interface FilmFiles {
  readonly poster: string;
  readonly sources: ReadonlyArray<{ readonly src: string; readonly type: string }>;
}

/** The film of the product: its words, and its files in each theme. */
export const FILM = {
  caption:
    'The product’s own overlay, frame by frame, over work on a drawn desk: off, on, in another pair and hue once a sentence is answered, stronger, and off again.',
  play: 'Play the film',
  captions: '/media/demo.vtt',
  files: { day: filesIn('day'), night: filesIn('night') },
} as const;

function filesIn(theme: ShownTheme): FilmFiles {
  const name = `/media/demo-${theme}`;
  return {
    poster: `${name}-poster.webp`,
    sources: [
      { src: `${name}.webm`, type: 'video/webm' },
      { src: `${name}.mp4`, type: 'video/mp4' },
    ],
  };
}
