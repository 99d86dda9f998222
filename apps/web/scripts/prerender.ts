import react from '@vitejs/plugin-react';
import { createServer, type Plugin, type ViteDevServer } from 'vite';

const EMPTY_ROOT = '<div id="root"></div>';
const RENDERER = '/src/pages/render-page.tsx';

/**
 * Fills the root of every page that `render-page.tsx` knows with the HTML that React makes of it, so that it can be read
 * before, and without, JavaScript. Pages that it does not know stay empty shells.
 */
export function prerender(): Plugin {
  let builder: Promise<ViteDevServer> | undefined;
  return {
    name: 'prerender',
    transformIndexHtml: {
      order: 'pre',
      async handler(html, { path, server }) {
        const loader = server ?? (await (builder ??= createBuilder()));
        const page = await renderHtml(loader, path.replace(/^\//u, ''));
        return html.replace(EMPTY_ROOT, () => `<div id="root">${page}</div>`);
      },
    },
    async closeBundle() {
      await (await builder)?.close();
      builder = undefined;
    },
  };
}

/** What loads our modules during a build, which has no server of its own. */
function createBuilder(): Promise<ViteDevServer> {
  return createServer({
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, watch: null, ws: false },
    plugins: [react()],
  });
}

async function renderHtml(server: ViteDevServer, file: string): Promise<string> {
  const { renderPage } = await server.ssrLoadModule(RENDERER);
  const html: unknown = await renderPage(file);
  if (typeof html !== 'string') throw new Error(`${RENDERER} gave no HTML for ${file}.`);
  if (/\sstyle="|<script|<style/u.test(html)) {
    throw new Error(`${file} would carry inline code, which our content security policy refuses.`);
  }
  return html;
}
