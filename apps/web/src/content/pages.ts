import { PRODUCT_NAME } from '@overtone/domain/product';

/** What a page is called in the window and in search results. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
}

/** Every HTML page by its file. */
export const PAGES: Readonly<Record<string, PageHead>> = {
  'index.html': {
    title: `${PRODUCT_NAME}: light and sound that pulse together while you work`,
    description:
      'Say what you are about to do; a faint light and a soft tone pulse in step at the rhythm that may suit it. Try it in your browser.',
  },
  'demo.html': {
    title: `Try ${PRODUCT_NAME} - Audio-Visual Entrainment Demo`,
    description:
      'Try audio-visual entrainment in your browser: tell the AI what you work on, see both rhythms plotted, and feel light and sound pulse together.',
  },
};
