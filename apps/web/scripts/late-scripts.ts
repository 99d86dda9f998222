import type { Plugin } from 'vite';

/** Lets modules give way to what is read: style and type come first, and nothing that is read waits for a script. */
export function lateScripts(): Plugin {
  return {
    name: 'late-scripts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html.replace(/<script type="module"|<link rel="modulepreload"/gu, '$& fetchpriority="low"'),
    },
  };
}
