import type { Article } from './article.ts';
import { textInCutJson } from './cut-json.ts';
import { wholeSentences } from './whole-sentences.ts';

/** Title of an article whose reply names none. */
export const ARTICLE_REPLY_TITLE = 'Focus Enhancement Through Neural Entrainment';

/** Where an object begins: at the reply's own beginning, or later with an article's fields. */
const ARTICLE_OBJECT = /^(?:```[a-z]*\s*)?\{|\{\s*"(?:title|content)"\s*:/iu;

/** What a model has said. */
export interface ArticleReply {
  readonly text: string;
  /** False where the model was stopped before its end. */
  readonly isComplete: boolean;
}

/**
 * The article in a model's reply: JSON with `title` and `content`, also inside a code fence, and as far as it goes where it
 * was cut off, without its last sentence if that is broken. A reply that is no JSON is the content itself, under the
 * standing title. Null where there is nothing that a reader could be shown.
 */
export function articleFromReply({ text: reply, isComplete }: ArticleReply): Article | null {
  const text = reply.trim();
  const at = text.search(ARTICLE_OBJECT);
  if (at === -1) {
    const content = (isComplete ? '' : wholeSentences(text)) || text;
    return content === '' ? null : { title: ARTICLE_REPLY_TITLE, content };
  }
  const { title, content } = fieldsIn(text.slice(at));
  if (!isFilled(content)) return null;
  return { title: isFilled(title) ? title.trim() : ARTICLE_REPLY_TITLE, content: content.trim() };
}

interface Fields {
  readonly title?: unknown;
  readonly content?: unknown;
}

function fieldsIn(json: string): Fields {
  return wholeFields(json.slice(0, json.lastIndexOf('}') + 1)) ?? cutFields(json);
}

function wholeFields(json: string): Fields | undefined {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

function cutFields(json: string): Fields {
  const title = textInCutJson(json, 'title');
  const content = textInCutJson(json, 'content');
  return {
    // A title that is cut off is not one.
    title: title?.isCut === true ? undefined : title?.text,
    content: content?.isCut === true ? wholeSentences(content.text) : content?.text,
  };
}

function isFilled(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}
