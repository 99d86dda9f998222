/** The film of the product: its words and its files. */
export const FILM = {
  caption: 'The overlay over an ordinary working day, filmed from the product itself.',
  play: 'Play the film',
  poster: '/media/demo-poster.webp',
  captions: '/media/demo.vtt',
  sources: [
    { src: '/media/demo.webm', type: 'video/webm' },
    { src: '/media/demo.mp4', type: 'video/mp4' },
  ],
} as const;
