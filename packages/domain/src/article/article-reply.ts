import type { Article } from './article.ts';

/** Title of an article whose reply names none. */
export const ARTICLE_REPLY_TITLE = 'Focus Enhancement Through Neural Entrainment';

const CODE_FENCE = /^```[a-z]*\s*([\s\S]*?)\s*```$/iu;

/**
 * The article in a model's reply: JSON with `title` and `content`, also inside a code fence. Any other reply is the
 * content itself, under the standing title.
 */
export function articleFromReply(reply: string): Article {
  const text = reply.trim();
  const { title, content } = jsonFields(CODE_FENCE.exec(text)?.[1] ?? text);
  if (!isFilled(content)) return { title: ARTICLE_REPLY_TITLE, content: text };
  return { title: isFilled(title) ? title.trim() : ARTICLE_REPLY_TITLE, content: content.trim() };
}

function jsonFields(text: string): { readonly title?: unknown; readonly content?: unknown } {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

function isFilled(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}
