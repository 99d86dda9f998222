import { pairCurve } from '@overtone/domain/figure/pair-curve';
import { svgPath } from '@overtone/domain/figure/svg-path';
import { PRODUCT_NAME } from '@overtone/domain/product';
import { escapeHtml } from '@overtone/domain/site/escape-html';
import type { RequestContext, ServerApp } from '../server-context.ts';

/** A page that the server writes itself. */
export interface PlainPage {
  readonly title: string;
  /** HTML. */
  readonly body: string;
  readonly status?: 200 | 400 | 403 | 429;
}

const STYLE_PATH = '/plain-page.css';

/** The mark of the site: a third of a second of 3 Hz carrying 15 Hz. */
const MARK = svgPath(pairCurve({ slowHz: 3, fastHz: 15 }, { fromSeconds: 0, spanSeconds: 1 / 3 }), {
  width: 32,
  height: 24,
  inset: 1,
});

/** Paper, ink and accent as in the site's theme. MIRRORED: packages/ui/src/theme/tokens.css. */
const STYLE = `:root {
  color-scheme: light dark;
  --paper: light-dark(oklch(0.975 0.006 95), oklch(0.165 0.014 266));
  --ink: light-dark(oklch(0.22 0.012 95), oklch(0.945 0.008 266));
  --muted: light-dark(oklch(0.42 0.012 95), oklch(0.79 0.012 266));
  --rule: light-dark(oklch(0.86 0.01 95), oklch(0.315 0.018 266));
  --edge: light-dark(oklch(0.62 0.012 95), oklch(0.55 0.018 266));
  --well: light-dark(oklch(0.948 0.009 95), oklch(0.245 0.018 266));
  --warn: light-dark(oklch(0.48 0.15 30), oklch(0.8 0.11 40));
  --warn-well: light-dark(oklch(0.955 0.02 50), oklch(0.25 0.035 35));
  --accent: light-dark(oklch(0.5 0.2 266), oklch(0.8 0.1 266));
  --on-accent: light-dark(oklch(0.99 0.004 95), oklch(0.165 0.014 266));
}
body {
  margin: 0;
  font: 0.9375rem/1.55 system-ui, sans-serif;
  background: var(--paper);
  color: var(--ink);
}
header {
  padding: 1.125rem clamp(1rem, 3vw, 2.5rem);
  border-bottom: 1px solid var(--rule);
}
header a {
  display: inline-flex;
  align-items: center;
  gap: 0.625rem;
  font-size: 1.25rem;
  font-weight: 600;
  color: inherit;
  text-decoration: none;
}
header svg {
  width: 2rem;
  height: 1.5rem;
  overflow: visible;
  fill: none;
  stroke: var(--accent);
  stroke-width: 2;
}
main {
  max-width: 28rem;
  margin: 0 auto;
  padding: clamp(2.5rem, 12vh, 8rem) 1rem 4rem;
}
h1 {
  margin: 0 0 0.75rem;
  font-size: 1.625rem;
  font-weight: 600;
  line-height: 1.15;
  letter-spacing: -0.02em;
  text-wrap: balance;
}
p {
  margin: 0 0 1.75rem;
  font: 1.125rem/1.65 'Source Serif 4', Georgia, serif;
  color: var(--muted);
  text-wrap: pretty;
  overflow-wrap: anywhere;
}
p a {
  color: var(--accent);
  text-underline-offset: 4px;
}
p[role='alert'] {
  padding: 0.75rem 1rem;
  border: 1px solid var(--warn);
  border-radius: 3px;
  font: inherit;
  background: var(--warn-well);
  color: var(--warn);
}
form + p {
  margin-top: 1.75rem;
}
label {
  font: 600 0.9375rem/1.55 system-ui, sans-serif;
  color: var(--ink);
}
input {
  box-sizing: border-box;
  width: 100%;
  min-height: 2.75rem;
  margin-top: 0.375rem;
  padding: 0 0.75rem;
  border: 1px solid var(--edge);
  border-radius: 3px;
  background: var(--well);
  color: var(--ink);
  font: 400 1rem/1.5 system-ui, sans-serif;
}
button {
  min-height: 2.75rem;
  padding: 0 1rem;
  border: 0;
  border-radius: 3px;
  font: inherit;
  font-weight: 600;
  background: var(--accent);
  color: var(--on-accent);
  cursor: pointer;
}
button:hover {
  background: var(--ink);
  color: var(--paper);
}
:focus-visible {
  outline: 2px solid var(--accent);
  outline-offset: 3px;
}
`;

/** `GET /plain-page.css`: the style of these pages, which the content policy does not allow inside them. */
export function plainPageStyleRoute(app: ServerApp): void {
  app.get(STYLE_PATH, (context) =>
    context.body(STYLE, 200, {
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'no-cache',
    }),
  );
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
<link rel="stylesheet" href="${STYLE_PATH}">
</head>
<body>
<header><a href="/"><svg aria-hidden="true" viewBox="0 0 32 24"><path d="${MARK}"/></svg>${PRODUCT_NAME}</a></header>
<main>
<h1>${escapeHtml(title)}</h1>
${body}
</main>
</body>
</html>
`,
    status,
    { 'cache-control': 'no-store' },
  );
}
