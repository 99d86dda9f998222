import type { Plugin } from 'vite';
import { PRODUCT_NAME } from '@overtone/domain/product';
import { mark } from '@overtone/domain/site/page-marks';
import { PAGES } from '../src/content/pages.ts';
import { THEME_PAPERS } from '../src/theme/theme-papers.ts';
import { icoOf, markPng, type Rgb } from './mark-image.ts';

/** Search engines take full addresses alone. */
const ORIGIN = mark('site-origin');
const PAPER = rgbOf(THEME_PAPERS.day);
/** The colour of the mark in `icon.svg`. */
const INK = rgbOf('#4f74f0');
const ICON_SIZES = [192, 512] as const;

/** Writes what stands beside the pages: sitemap, robots.txt, manifest, and the images made from the plotted mark. */
export function siteFiles(): Plugin {
  return {
    name: 'site-files',
    apply: 'build',
    generateBundle() {
      const files: Readonly<Record<string, string | Buffer>> = {
        'robots.txt': `User-agent: *\nDisallow: /api/\n\nSitemap: ${ORIGIN}/sitemap.xml\n`,
        'sitemap.xml': sitemap(),
        'site.webmanifest': JSON.stringify(manifest()),
        'og.png': markPng({
          width: 1200,
          height: 630,
          stroke: 14,
          margin: 140,
          markHeight: 330,
          paper: PAPER,
          ink: INK,
        }),
        'apple-touch-icon.png': icon(180),
        'favicon.ico': icoOf(icon(32), 32),
        ...Object.fromEntries(ICON_SIZES.map((size) => [`icon-${size}.png`, icon(size)])),
      };
      for (const [fileName, source] of Object.entries(files)) {
        this.emitFile({ type: 'asset', fileName, source });
      }
    },
  };
}

/** The sitemap of every listed page (sitemaps.org, protocol 0.9). */
export function sitemap(): string {
  const addresses = Object.values(PAGES)
    .filter(({ listing }) => listing === 'listed')
    .map(({ path }) => `  <url><loc>${ORIGIN}${path}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses,
    '</urlset>',
    '',
  ].join('\n');
}

function manifest() {
  return {
    name: PRODUCT_NAME,
    start_url: '/',
    display: 'browser',
    background_color: THEME_PAPERS.day,
    theme_color: THEME_PAPERS.day,
    icons: ICON_SIZES.map((size) => ({
      src: `/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
    })),
  };
}

function icon(size: number): Buffer {
  return markPng({
    width: size,
    height: size,
    stroke: Math.max(2.5, size * 0.07),
    margin: size * 0.1,
    markHeight: size * 0.66,
    paper: PAPER,
    ink: INK,
  });
}

function rgbOf(hex: string): Rgb {
  const channel = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  return [channel(1), channel(3), channel(5)];
}
