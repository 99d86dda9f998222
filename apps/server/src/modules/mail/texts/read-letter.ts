import type { MailBlock, MailWords } from './mail-text.ts';

const HEADING = /^# +(\S.*)$/u;
/** `[words](https://…)`, or an address that stands by itself; a full stop or a bracket behind it is not part of it. */
const LINK =
  /\[([^[\]\n]{1,200})\]\((https:\/\/[^\s()<>"]{1,2000})\)|(https:\/\/[^\s<>"]{0,2000}[^\s<>".,:;!?)\]'])/gu;

/**
 * Reads the markup of letters: empty lines between paragraphs, `# ` before a heading, links to `https:` addresses. What is
 * not that is text, so that nothing is ever wrong and nothing typed becomes anything else.
 */
export function readLetter(text: string): readonly MailBlock[] {
  return text
    .split(/\n[ \t]*(?:\n[ \t]*)+/u)
    .map((piece) => piece.replace(/^\n+/u, '').trimEnd())
    .filter((piece) => piece.trim() !== '')
    .flatMap(readPiece);
}

function readPiece(piece: string): readonly MailBlock[] {
  const blocks: MailBlock[] = [];
  let lines: (readonly MailWords[])[] = [];
  const endLines = () => {
    if (lines.length > 0) blocks.push({ kind: 'lines', lines });
    lines = [];
  };
  for (const line of piece.split('\n')) {
    const heading = HEADING.exec(line)?.[1];
    if (heading === undefined) {
      lines.push(readWords(line));
    } else {
      endLines();
      blocks.push({ kind: 'heading', text: heading.trim() });
    }
  }
  endLines();
  return blocks;
}

function readWords(line: string): readonly MailWords[] {
  const words: MailWords[] = [];
  let read = 0;
  const addText = (until: number) => {
    if (until > read) words.push({ kind: 'words', text: line.slice(read, until) });
  };
  for (const match of line.matchAll(LINK)) {
    const url = match[2] ?? match[3] ?? '';
    if (!URL.canParse(url)) continue;
    addText(match.index);
    words.push({ kind: 'link', label: match[1] ?? url, url });
    read = match.index + match[0].length;
  }
  addText(line.length);
  return words;
}
