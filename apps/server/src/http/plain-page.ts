import { PRODUCT_NAME } from '@overtone/domain/product';
import { escapeHtml } from './escape-html.ts';
import type { RequestContext, ServerApp } from './server-context.ts';

/** A page that the server writes itself. */
export interface PlainPage {
  readonly title: string;
  /** HTML. */
  readonly body: string;
  readonly status?: 200 | 400;
}

const STYLE_PATH = '/plain-page.css';

/** Paper and ink as in the site's theme. */
const STYLE = `:root {
  color-scheme: light dark;
  --paper: light-dark(oklch(0.975 0.006 95), oklch(0.165 0.014 243));
  --ink: light-dark(oklch(0.22 0.012 95), oklch(0.945 0.008 243));
}
body {
  max-width: 34em;
  margin: 15vh auto 4em;
  padding: 0 1.25rem;
  font: 1.0625rem/1.6 'Source Serif 4', Georgia, serif;
  background: var(--paper);
  color: var(--ink);
}
h1 {
  font-size: 1.75rem;
  line-height: 1.2;
  text-wrap: balance;
}
a {
  color: inherit;
}
button {
  min-height: 44px;
  padding: 0 1.25em;
  border: 0;
  border-radius: 4px;
  font: inherit;
  background: var(--ink);
  color: var(--paper);
  cursor: pointer;
}
:focus-visible {
  outline: 2px solid var(--ink);
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
