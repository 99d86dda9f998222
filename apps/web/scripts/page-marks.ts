import { fillMarks, hasMarks } from '@overtone/domain/site/page-marks';
import type { Plugin } from 'vite';

/**
 * Fills the marks of pages that are served while they are worked on, for nobody in particular; in a build they stay for
 * the server, which fills pages alone: a script with a mark in it fails the build.
 */
export function pageMarks(): Plugin {
  return {
    name: 'page-marks',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { server }) => (server ? fillMarks(html, {}) : html),
    },
    generateBundle(_options, bundle) {
      const marked = Object.values(bundle).filter(
        (file) => file.type === 'chunk' && hasMarks(file.code),
      );
      const names = marked.map(({ fileName }) => fileName);
      if (names.length > 0)
        this.error(`Scripts have marks that nobody fills: ${names.join(', ')}.`);
    },
  };
}
