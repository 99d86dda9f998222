import type { Plugin } from 'vite';
import { codeOf } from './page-code.ts';
import { styleOf } from './page-style.ts';

const STYLESHEET = /<link rel="stylesheet"[^>]* href="\/(?<fileName>[^"]+)">/gu;
const CLASSIC_SCRIPT = /<script src="\/(?<fileName>[^"]+)"><\/script>/gu;

/**
 * Puts what the first paint waits for into each page itself: what the page uses of its stylesheet, and the classic script
 * at its head. A slow network is asked once instead of twice. The server names this code in its content security policy by its hash
 * (`inline-code.ts`).
 */
export function inlineHead(): Plugin {
  return {
    name: 'inline-head',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle, chunk }) {
        const asset = (fileName: string) => {
          const file = bundle?.[fileName];
          if (file?.type !== 'asset') throw new Error(`The build made no ${fileName}.`);
          return String(file.source);
        };
        const sources = [html, ...(bundle && chunk ? codeOf(chunk, bundle) : [])];
        return html
          .replace(STYLESHEET, (_link, fileName: string) =>
            inlined(styleOf(sources, asset(fileName)), 'style'),
          )
          .replace(CLASSIC_SCRIPT, (_tag, fileName: string) => inlined(asset(fileName), 'script'));
      },
    },
  };
}

function inlined(code: string, tag: string): string {
  if (code.includes(`</${tag}`)) throw new Error(`Code with </${tag} in it cannot be inlined.`);
  return `<${tag}>${code.trim()}</${tag}>`;
}
