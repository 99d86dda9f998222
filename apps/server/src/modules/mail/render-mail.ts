import { PRODUCT_NAME } from '@overtone/domain/product';
import { escapeHtml } from '@overtone/domain/site/escape-html';
import type { MailBlock, MailText } from './texts/mail-text.ts';

/** A mail's two bodies. */
export interface MailBodies {
  readonly text: string;
  readonly html: string;
}

const UNSUBSCRIBE = 'Unsubscribe';

/** Writes a text as plain text and as HTML. Both say the same; nothing is loaded and nothing tells who opened it. */
export function renderMail(mail: MailText, unsubscribeUrl?: string): MailBodies {
  return { text: plain(mail, unsubscribeUrl), html: html(mail, unsubscribeUrl) };
}

function plain({ blocks, reason }: MailText, unsubscribeUrl: string | undefined): string {
  const lines = blocks.map((block) =>
    block.kind === 'link' ? `${block.label}:\n${block.url}` : wrap(block.text),
  );
  const wayOut = unsubscribeUrl ? [`${UNSUBSCRIBE}:\n${unsubscribeUrl}`] : [];
  return `${[...lines, PRODUCT_NAME, '--', wrap(reason), ...wayOut].join('\n\n')}\n`;
}

/** Lines of at most 72 characters, which a mail carries as they are. */
function wrap(paragraph: string): string {
  return paragraph.replace(/(?=.{73})(.{1,72}) /gu, '$1\n');
}

const BODY =
  'margin:0;padding:32px 20px;background:#f8f6f1;color:#1d1c1a;font:16px/1.6 Georgia,serif';
const COLUMN = 'max-width:34em;margin:0 auto';
const SMALL_PRINT =
  'margin-top:2.5em;padding-top:1em;border-top:1px solid #d8d4ca;color:#5c5952;font-size:14px';

function html({ subject, blocks, reason }: MailText, unsubscribeUrl: string | undefined): string {
  const unsubscribe = unsubscribeUrl ? ` ${anchor(UNSUBSCRIBE, unsubscribeUrl)}.` : '';
  return [
    '<!doctype html>',
    '<html lang="en-GB"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(subject)}</title></head>`,
    `<body style="${BODY}"><div style="${COLUMN}">`,
    ...blocks.map(htmlBlock),
    `<p>${escapeHtml(PRODUCT_NAME)}</p>`,
    `<p style="${SMALL_PRINT}">${escapeHtml(reason)}${unsubscribe}</p>`,
    '</div></body></html>',
    '',
  ].join('\n');
}

function htmlBlock(block: MailBlock): string {
  return block.kind === 'link'
    ? `<p>${anchor(block.label, block.url)}</p>`
    : `<p>${escapeHtml(block.text)}</p>`;
}

function anchor(label: string, url: string): string {
  return `<a style="color:#1d1c1a" href="${escapeHtml(url)}">${escapeHtml(label)}</a>`;
}
