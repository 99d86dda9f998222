/** A run of text inside a block. */
export interface TextSpan {
  readonly text: string;
  readonly strong: boolean;
}

/** One block of an article, top to bottom. It carries text only, never markup. */
export type ArticleBlock =
  | { readonly kind: 'heading'; readonly level: 1 | 2 | 3; readonly spans: readonly TextSpan[] }
  | { readonly kind: 'list'; readonly items: readonly (readonly TextSpan[])[] }
  | { readonly kind: 'paragraph'; readonly spans: readonly TextSpan[] };

const HEADING = /^(#+)\s*(.*)$/u;
const BULLET = /^[-*•]\s+(.*)$/u;

/**
 * The blocks of an article's text: lines that start with #, ## or ### are headings, runs of bullet lines are lists,
 * everything else is paragraphs split by blank lines; `**bold**` is strong. Any text is accepted.
 */
export function articleBlocks(content: string): ArticleBlock[] {
  const blocks: ArticleBlock[] = [];
  let paragraph: string[] = [];
  let items: TextSpan[][] = [];

  const closeBlock = () => {
    if (paragraph.length > 0) {
      blocks.push({ kind: 'paragraph', spans: spansOf(paragraph.join(' ')) });
    }
    if (items.length > 0) blocks.push({ kind: 'list', items });
    paragraph = [];
    items = [];
  };

  for (const line of content.split(/\r\n|\r|\n/u).map((raw) => raw.trim())) {
    const [, hashes, headingText] = HEADING.exec(line) ?? [];
    const [, itemText] = BULLET.exec(line) ?? [];
    if (hashes !== undefined) {
      closeBlock();
      if (headingText) {
        blocks.push({ kind: 'heading', level: levelOf(hashes), spans: spansOf(headingText) });
      }
    } else if (itemText !== undefined) {
      items.push(spansOf(itemText));
    } else if (line === '') {
      closeBlock();
    } else {
      if (items.length > 0) closeBlock();
      paragraph.push(line);
    }
  }
  closeBlock();
  return blocks;
}

function levelOf(hashes: string): 1 | 2 | 3 {
  if (hashes.length === 1) return 1;
  return hashes.length === 2 ? 2 : 3;
}

/** An opening `**` that nothing closes stays in the text. */
function spansOf(text: string): TextSpan[] {
  const parts = text.split('**');
  if (parts.length % 2 === 0) {
    const unclosed = parts.pop() ?? '';
    parts.push(`${parts.pop() ?? ''}**${unclosed}`);
  }
  return parts
    .map((part, index) => ({ text: part, strong: index % 2 === 1 }))
    .filter((span) => span.text !== '');
}
