import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { hasMarks } from '@overtone/domain/site/page-marks';
import type { Plugin } from 'vite';

const TEXTS = /\.(?:html|js|css|svg|xml|txt|webmanifest)$/u;

/**
 * Writes the brotli and gzip forms of every text file beside it, for the server to send as they are; of a file with marks,
 * which the server fills, it makes its own.
 */
export function compress(): Plugin {
  let folder = '';
  return {
    name: 'compress',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir);
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
          if (!TEXTS.test(name)) continue;
          const file = join(folder, name);
          const content = readFileSync(file);
          if (hasMarks(content.toString('utf8'))) continue;
          const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
          writeFileSync(`${file}.br`, brotliCompressSync(content, { params }));
          writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
        }
      },
    },
  };
}
