import type { Plugin } from 'vite';

const HOOK = /\/node_modules\/@nanostores\/react\/index\.js$/u;
const BY_KEYS = /return keys\?\.length > 0\s*\? listenKeys\([^:]+:\s*/u;

/**
 * Leaves out of the hook that reads stores what listens to single keys of one: we always read whole stores, and every page
 * would load it.
 */
export function wholeStores(): Plugin {
  return {
    name: 'whole-stores',
    apply: 'build',
    transform(code, id) {
      if (!HOOK.test(id)) return null;
      if (!BY_KEYS.test(code)) this.error('@nanostores/react listens to keys in another way now.');
      return { code: code.replace(BY_KEYS, 'return '), map: null };
    },
  };
}
