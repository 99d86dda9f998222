import { PRODUCT_NAME } from '@overtone/domain/product';
import { escapeHtml } from '@overtone/domain/site/escape-html';
import type { MailBlock, MailText, MailWords } from './texts/mail-text.ts';

/** A mail's two bodies. */
export interface MailBodies {
  readonly text: string;
  readonly html: string;
}

/** How a mail looks: as its reader's program is, or, to be looked at beforehand, always as by day or by night. */
export type MailAppearance = 'as the reader has it' | 'day' | 'night';

const UNSUBSCRIBE = 'Unsubscribe';

/** Writes a text as plain text and as HTML. Both say the same; nothing is loaded and nothing tells who opened it. */
export function renderMail(
  mail: MailText,
  unsubscribeUrl?: string,
  appearance: MailAppearance = 'as the reader has it',
): MailBodies {
  return { text: plain(mail, unsubscribeUrl), html: html(mail, unsubscribeUrl, appearance) };
}

function plain({ blocks, reason }: MailText, unsubscribeUrl: string | undefined): string {
  const wayOut = unsubscribeUrl ? [`${UNSUBSCRIBE}:\n${unsubscribeUrl}`] : [];
  const parts = [...blocks.map(plainBlock), PRODUCT_NAME, '--', wrap(reason), ...wayOut];
  return `${parts.join('\n\n').replaceAll(MARKS, (mark) => PLAIN_MARKS[mark] ?? mark)}\n`;
}

/** What a page sets in type and every terminal can show. */
const PLAIN_MARKS: Readonly<Record<string, string>> = {
  '\u2018': "'",
  '\u2019': "'",
  '\u201C': '"',
  '\u201D': '"',
  '\u2013': '-',
  '\u2014': '-',
  '\u2212': '-',
  '\u00D7': 'x',
  '\u00A0': ' ',
};
const MARKS = new RegExp(`[${Object.keys(PLAIN_MARKS).join('')}]`, 'gu');

function plainBlock(block: MailBlock): string {
  switch (block.kind) {
    case 'link':
      return `${block.label}:\n${block.url}`;
    case 'lines':
      return block.lines.map((line) => wrap(line.map(plainWords).join(''))).join('\n');
    case 'heading':
      return `${wrap(block.text)}\n${'-'.repeat(Math.min(block.text.length, 72))}`;
    default:
      return wrap(block.text);
  }
}

/** An address in angle brackets ends where it ends, whatever stands behind it (RFC 3986, appendix C). */
function plainWords(words: MailWords): string {
  if (words.kind === 'words') return words.text;
  return words.label === words.url ? words.url : `${words.label} <${words.url}>`;
}

/** Lines of at most 72 characters, which a mail carries as they are. */
function wrap(paragraph: string): string {
  return paragraph.replace(/(?=.{73})(.{1,72}) /gu, '$1\n');
}

const BODY =
  'margin:0;padding:32px 20px;background:#f8f6f1;color:#1d1c1a;font:16px/1.6 Georgia,serif';
const COLUMN = 'max-width:34em;margin:0 auto;overflow-wrap:anywhere';
const HEADING = 'margin:1.6em 0 0.4em;font-size:20px;line-height:1.3';
const SMALL_PRINT =
  'margin-top:2.5em;padding-top:1em;border-top:1px solid #d8d4ca;color:#5c5952;font-size:14px';
const LINK = 'color:#1d1c1a';

/** Programs that have a night show this; the others, and those that drop it, show the styles of the elements. */
const NIGHT =
  'body{background:#171614!important;color:#ece8df!important}a{color:#ece8df!important}.small{color:#a9a498!important;border-color:#3a3733!important}';
const NIGHT_WHEN: Readonly<Record<MailAppearance, string>> = {
  'as the reader has it': '(prefers-color-scheme:dark)',
  day: 'not all',
  night: 'all',
};

function html(
  { subject, blocks, reason }: MailText,
  unsubscribeUrl: string | undefined,
  appearance: MailAppearance,
): string {
  const unsubscribe = unsubscribeUrl ? ` ${anchor(UNSUBSCRIBE, unsubscribeUrl)}.` : '';
  return [
    '<!doctype html>',
    '<html lang="en-GB"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    `<style>@media ${NIGHT_WHEN[appearance]}{${NIGHT}}</style>`,
    `<title>${escapeHtml(subject)}</title></head>`,
    `<body style="${BODY}"><div style="${COLUMN}">`,
    ...blocks.map(htmlBlock),
    `<p>${escapeHtml(PRODUCT_NAME)}</p>`,
    `<p class="small" style="${SMALL_PRINT}">${escapeHtml(reason)}${unsubscribe}</p>`,
    '</div></body></html>',
    '',
  ].join('\n');
}

function htmlBlock(block: MailBlock): string {
  switch (block.kind) {
    case 'link':
      return `<p>${anchor(block.label, block.url)}</p>`;
    case 'lines':
      return `<p>${block.lines.map((line) => line.map(htmlWords).join('')).join('<br>\n')}</p>`;
    case 'heading':
      return `<h2 style="${HEADING}">${escapeHtml(block.text)}</h2>`;
    default:
      return `<p>${escapeHtml(block.text)}</p>`;
  }
}

function htmlWords(words: MailWords): string {
  return words.kind === 'words' ? escapeHtml(words.text) : anchor(words.label, words.url);
}

function anchor(label: string, url: string): string {
  return `<a style="${LINK}" href="${escapeHtml(url)}">${escapeHtml(label)}</a>`;
}
