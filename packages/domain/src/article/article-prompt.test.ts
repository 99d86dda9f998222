import { describe, expect, it } from 'vitest';
import { articlePrompt } from './article-prompt.ts';
import { ARTICLE_TOPICS, topicAt } from './article-topics.ts';

describe('articlePrompt', () => {
  const prompt = articlePrompt('alpha rhythms');

  it('asks the model of the contract, at its temperature and length', () => {
    expect(prompt).toMatchObject({ model: 'gpt-4o-mini', temperature: 0.8, max_tokens: 500 });
    expect(Object.keys(prompt).sort()).toEqual(['max_tokens', 'messages', 'model', 'temperature']);
  });

  it('sends one system and one user message', () => {
    expect(prompt.messages.map(({ role }) => role)).toEqual(['system', 'user']);
  });

  it('asks for four paragraphs of 3-4 sentences about the topic, as JSON', () => {
    const [system, user] = prompt.messages;
    expect(user?.content).toContain('4 paragraphs');
    expect(user?.content).toContain('3-4 sentences');
    expect(user?.content).toContain('alpha rhythms');
    expect(system?.content).toContain('"title"');
    expect(system?.content).toContain('"content"');
  });
});

describe('ARTICLE_TOPICS', () => {
  it('has fifteen different topics', () => {
    expect(new Set(ARTICLE_TOPICS).size).toBe(15);
  });
});

describe('topicAt', () => {
  it('reaches every topic, each with the same share', () => {
    const middles = ARTICLE_TOPICS.map((_, index) => (index + 0.5) / ARTICLE_TOPICS.length);
    expect(middles.map(topicAt)).toEqual([...ARTICLE_TOPICS]);
  });

  it('has a topic at both ends', () => {
    expect(topicAt(0)).toBe(ARTICLE_TOPICS[0]);
    expect(topicAt(1 - Number.EPSILON)).toBe(ARTICLE_TOPICS.at(-1));
  });
});
