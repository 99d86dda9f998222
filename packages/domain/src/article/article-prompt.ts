/** Model that writes articles. */
export const ARTICLE_MODEL = 'gpt-4o-mini';
/** Sampling temperature of the article request. */
const ARTICLE_TEMPERATURE = 0.8;
/** Longest reply of the article request, in tokens. */
const ARTICLE_MAX_TOKENS = 500;

/** One message of a chat-completion request. */
export interface ArticlePromptMessage {
  readonly role: 'system' | 'user';
  readonly content: string;
}

/** Body of the chat-completion request, with the provider's own field names. */
export interface ArticlePrompt {
  readonly model: string;
  readonly messages: readonly ArticlePromptMessage[];
  readonly temperature: number;
  readonly max_tokens: number;
}

const SYSTEM_MESSAGE = [
  'You write short, accurate articles about neuroscience for curious readers at work.',
  'Be plain and concrete. Say "may" and "in some studies" where findings are mixed; give no medical advice and promise no effect.',
  'Answer with JSON only, in the form {"title": "...", "content": "..."}. Separate paragraphs in content by blank lines.',
].join(' ');

/** The request for an article about `topic`: one system and one user message. */
export function articlePrompt(topic: string): ArticlePrompt {
  return {
    model: ARTICLE_MODEL,
    messages: [
      { role: 'system', content: SYSTEM_MESSAGE },
      {
        role: 'user',
        content: `Write an article of 4 paragraphs, each of 3-4 sentences, about ${topic}.`,
      },
    ],
    temperature: ARTICLE_TEMPERATURE,
    max_tokens: ARTICLE_MAX_TOKENS,
  };
}
