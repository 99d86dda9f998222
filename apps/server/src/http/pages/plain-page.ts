import { pairCaption } from '@overtone/domain/figure/pair-caption';
import { pairCurve, type RhythmPair, smoothPairCurve } from '@overtone/domain/figure/pair-curve';
import { svgPath } from '@overtone/domain/figure/svg-path';
import { PRODUCT_NAME } from '@overtone/domain/product';
import { NOT_MEDICAL_NOTE } from '@overtone/domain/safety/safety-note';
import { escapeHtml } from '@overtone/domain/site/escape-html';
import type { RequestContext, ServerApp } from '../server-context.ts';
import { PLAIN_PAGE_STYLE } from './plain-page-style.ts';

/** A page that the server writes itself. */
export interface PlainPage {
  readonly title: string;
  /** HTML. */
  readonly body: string;
  readonly status?: 200 | 400 | 403 | 429;
}

const SITE_STYLE_PATH = '/plain-page-site.css';
const STYLE_PATH = '/plain-page.css';
const THEME_PATH = '/plain-page-theme.js';

/** The mark of the site: a third of a second of 3 Hz carrying 15 Hz. */
const MARK = svgPath(pairCurve({ slowHz: 3, fastHz: 15 }, { fromSeconds: 0, spanSeconds: 1 / 3 }), {
  width: 32,
  height: 24,
  inset: 1,
});

/** What stands beside the one thing to do, as on the page of the sign-in. */
const PAIR: RhythmPair = { slowHz: 3, fastHz: 40 };
const FIGURE = { width: 1000, height: 200, inset: 4 } as const;
const CURVE = svgPath(smoothPairCurve(PAIR), FIGURE);

/**
 * The theme that was chosen on this device, and the switch for it, which without this script is not shown.
 * MIRRORED: apps/web/src/theme/theme-choice.ts.
 */
const THEME_SCRIPT = `const root = document.documentElement;
root.dataset.theme = 'auto';
try {
  root.dataset.theme = localStorage.getItem('theme') ?? 'auto';
} catch {}
document.addEventListener('DOMContentLoaded', () => {
  const themes = document.querySelector('fieldset');
  const keys = [...themes.querySelectorAll('input')];
  (keys.find(({ value }) => value === root.dataset.theme) ?? keys[0]).checked = true;
  themes.hidden = false;
  themes.addEventListener('change', ({ target: { value } }) => {
    root.dataset.theme = value;
    try {
      if (value === 'auto') localStorage.removeItem('theme');
      else localStorage.setItem('theme', value);
    } catch {}
  });
});
`;

/** As apps/web/src/theme/theme-switch.tsx draws it, with the classes of the site's stylesheet. */
const THEME_SWITCH = `<fieldset hidden class="rounded-key border border-edge">
<legend class="sr-only">Theme</legend>
${['auto', 'day', 'night']
  .map(
    (theme) =>
      `<label class="theme-key"><input type="radio" class="sr-only" name="theme" value="${theme}">${theme}</label>`,
  )
  .join('\n')}
</fieldset>`;

/**
 * `GET /plain-page-site.css`, `/plain-page.css` and `/plain-page-theme.js`: the site's own style, what these pages add to it,
 * and the theme that was chosen on this device, which the content policy does not allow inside them. `siteStyle` is the
 * address of the site's stylesheet, which is another with each version; without one the first is empty.
 */
export function plainPageFiles(app: ServerApp, siteStyle: string | undefined): void {
  app.get(SITE_STYLE_PATH, (context) =>
    siteStyle === undefined
      ? context.body('', 200, headersOf('text/css'))
      : context.redirect(siteStyle),
  );
  app.get(STYLE_PATH, (context) => context.body(PLAIN_PAGE_STYLE, 200, headersOf('text/css')));
  app.get(THEME_PATH, (context) => context.body(THEME_SCRIPT, 200, headersOf('text/javascript')));
}

function headersOf(type: string): Record<string, string> {
  return { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-cache' };
}

/** Answers with a page that works without JavaScript and that search engines leave out. */
export function plainPage(
  context: RequestContext,
  { title, body, status = 200 }: PlainPage,
): Response {
  return context.html(
    `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} · ${PRODUCT_NAME}</title>
<meta name="color-scheme" content="light dark">
<script src="${THEME_PATH}"></script>
<link rel="stylesheet" href="${SITE_STYLE_PATH}">
<link rel="stylesheet" href="${STYLE_PATH}">
</head>
<body>
<header><div><a href="/"><svg aria-hidden="true" viewBox="0 0 32 24"><path d="${MARK}"/></svg>${PRODUCT_NAME}</a>
${THEME_SWITCH}</div></header>
<main>
<div>
<h1>${escapeHtml(title)}</h1>
${body}
</div>
<figure>
<svg aria-hidden="true" viewBox="0 0 ${FIGURE.width} ${FIGURE.height}" preserveAspectRatio="none"><path vector-effect="non-scaling-stroke" d="${CURVE}"/></svg>
<figcaption>${pairCaption(PAIR)}.</figcaption>
</figure>
</main>
<footer>${NOT_MEDICAL_NOTE}</footer>
</body>
</html>
`,
    status,
    { 'cache-control': 'no-store' },
  );
}
