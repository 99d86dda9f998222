import { articleBlocks } from './article-blocks.ts';

/** Words that a reader of the article sees: headings included, markers and lone punctuation not. */
export function wordCount(content: string): number {
  return articleBlocks(content)
    .flatMap((block) => (block.kind === 'list' ? block.items : [block.spans]))
    .map((spans) => spans.map((span) => span.text).join(''))
    .flatMap((text) => text.split(/\s+/u))
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
