import type { Plugin } from 'vite';

const STYLESHEET = /<link rel="stylesheet"[^>]* href="\/(?<fileName>[^"]+)">/gu;
const CLASSIC_SCRIPT = /<script src="\/(?<fileName>[^"]+)"><\/script>/gu;

/**
 * Puts what the first paint waits for into each page itself: its stylesheet, and the classic script at its head. A slow
 * network is asked once instead of twice. The server names this code in its content security policy by its hash
 * (`inline-code.ts`).
 */
export function inlineHead(): Plugin {
  return {
    name: 'inline-head',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const inPlace = (tag: string) => (_link: string, fileName: string) => {
          const file = bundle?.[fileName];
          if (file?.type !== 'asset') throw new Error(`The build made no ${fileName}.`);
          return `<${tag}>${inlined(String(file.source), tag)}</${tag}>`;
        };
        return html
          .replace(STYLESHEET, inPlace('style'))
          .replace(CLASSIC_SCRIPT, inPlace('script'));
      },
    },
  };
}

function inlined(code: string, tag: string): string {
  if (code.includes(`</${tag}`)) throw new Error(`Code with </${tag} in it cannot be inlined.`);
  return code.trim();
}
