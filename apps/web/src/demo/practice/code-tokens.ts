/** What a piece of code is, as far as its colour goes. */
export type CodeKind = 'comment' | 'string' | 'keyword' | 'number' | 'type' | 'plain';

/** A piece of a line of code. */
export interface CodeToken {
  readonly kind: CodeKind;
  readonly text: string;
}

const PATTERN =
  /(?<comment>\/\/.*|\/\*.*?\*\/)|(?<string>'[^']*'|`[^`]*`)|(?<keyword>\b(?:import|from|export|interface|type|readonly|function|return|const)\b)|(?<number>\b\d+(?:\.\d+)?\b)|(?<type>\b[A-Z][A-Za-z]*\b)/gu;

/** Splits one line of TypeScript into coloured pieces. Together they are the line, character by character. */
export function codeTokens(line: string): CodeToken[] {
  const tokens: CodeToken[] = [];
  let end = 0;
  for (const match of line.matchAll(PATTERN)) {
    if (match.index > end) tokens.push({ kind: 'plain', text: line.slice(end, match.index) });
    tokens.push({ kind: kindOf(match.groups), text: match[0] });
    end = match.index + match[0].length;
  }
  if (end < line.length) tokens.push({ kind: 'plain', text: line.slice(end) });
  return tokens;
}

const KINDS = ['comment', 'string', 'keyword', 'number', 'type'] as const;

function kindOf(groups: Readonly<Record<string, string | undefined>> | undefined): CodeKind {
  return KINDS.find((kind) => groups?.[kind] !== undefined) ?? 'plain';
}
