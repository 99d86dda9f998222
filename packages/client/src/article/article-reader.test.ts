import { BUILT_IN_ARTICLE } from '@overtone/domain/article/built-in-article';
import { createFakeHost, jsonResponse } from '@overtone/testkit/fake-host';
import { describe, expect, it } from 'vitest';
import { createApiClient } from '../api/api-client.ts';
import { createArticleReader } from './article-reader.ts';

const ARTICLE = { title: 'Sleep', content: '## Rest\n\nFour more **words** here.' };

function setUp(aiArticles = true) {
  const host = createFakeHost();
  host.respond('/api/capabilities', () => jsonResponse({ aiSuggestions: true, aiArticles }));
  host.respond('/api/article', () => jsonResponse(ARTICLE));
  const reader = createArticleReader({ api: createApiClient(host), host });
  const asked = () => host.requests.map(({ path }) => path);
  return { host, reader, asked };
}

describe('the article reader', () => {
  it('shows the built-in article first, without a call', () => {
    const { reader, asked } = setUp();
    expect(reader.$article.get().title).toBe('Understanding Neural Oscillations');
    expect(reader.$article.get().wordCount).toBeGreaterThan(200);
    expect(reader.$status.get()).toBe('idle');
    expect(asked()).toEqual([]);
  });

  it('loads a new article and counts its words anew', async () => {
    const { reader } = setUp();
    const reading = reader.readSomethingRandom();
    expect(reader.$status.get()).toBe('loading');
    expect(reader.$article.get().title).toBe(BUILT_IN_ARTICLE.title);
    await reading;
    expect(reader.$status.get()).toBe('idle');
    expect(reader.$article.get()).toEqual({ ...ARTICLE, wordCount: 5 });
  });

  it('makes one request at a time', async () => {
    const { reader, asked } = setUp();
    await Promise.all([reader.readSomethingRandom(), reader.readSomethingRandom()]);
    expect(asked()).toEqual(['/api/capabilities', '/api/article']);
  });

  it('shows the built-in article without an article call when no key is configured', async () => {
    const { host, reader, asked } = setUp(false);
    await reader.readSomethingRandom();
    expect(reader.$article.get().title).toBe(BUILT_IN_ARTICLE.title);
    expect(asked()).toEqual(['/api/capabilities']);
    expect(host.logged).toEqual([]);
    expect(reader.$missing.get()).toBe('no-writer');
  });

  it('offers at least twelve articles of our own where none can be written, and shows the chosen one', async () => {
    const { reader } = setUp(false);
    expect(reader.$shelf.get()).toEqual([]);
    await reader.readSomethingRandom();
    const [first, ...others] = reader.$shelf.get();
    expect(first).toEqual(BUILT_IN_ARTICLE);
    expect(others.length).toBeGreaterThanOrEqual(12);
    const chosen = others[4]?.title ?? '';
    reader.readFromShelf(chosen);
    expect(reader.$article.get().title).toBe(chosen);
    expect(reader.$article.get().wordCount).toBeGreaterThan(150);
    reader.readFromShelf('No such title');
    expect(reader.$article.get().title).toBe(chosen);
  });

  it('returns to the built-in article when the request is not OK, and logs it', async () => {
    const { host, reader } = setUp();
    await reader.readSomethingRandom();
    host.respond('/api/article', () => jsonResponse({ error: 'No', code: 'article_failed' }, 502));
    await reader.readSomethingRandom();
    expect(reader.$article.get().title).toBe(BUILT_IN_ARTICLE.title);
    expect(reader.$status.get()).toBe('idle');
    expect(host.logged).toEqual([
      { level: 'error', message: 'Failed to generate content', detail: 'No' },
    ]);
    expect(reader.$missing.get()).toBe('failed');
    host.respond('/api/article', () => jsonResponse(ARTICLE));
    await reader.readSomethingRandom();
    expect(reader.$missing.get()).toBeNull();
  });

  it('shows the built-in article when the network is down', async () => {
    const host = createFakeHost();
    const reader = createArticleReader({ api: createApiClient(host), host });
    await reader.readSomethingRandom();
    expect(reader.$article.get().title).toBe(BUILT_IN_ARTICLE.title);
    expect(host.logged).toMatchObject([{ message: 'Failed to generate content' }]);
  });

  it('gives up on an article that does not come in 20 s', async () => {
    const { host, reader } = setUp();
    host.respond('/api/article', () => new Promise(() => {}));
    const reading = reader.readSomethingRandom();
    await host.advance(19_999);
    expect(reader.$status.get()).toBe('loading');
    await host.advance(1);
    await reading;
    expect(reader.$status.get()).toBe('idle');
    expect(reader.$article.get().title).toBe(BUILT_IN_ARTICLE.title);
  });

  it('drops the request under way when it is stopped', async () => {
    const { host, reader, asked } = setUp();
    host.respond('/api/article', () => new Promise(() => {}));
    const reading = reader.readSomethingRandom();
    await host.advance(0);
    reader.stop();
    await reading;
    await reader.readSomethingRandom();
    expect(asked()).toEqual(['/api/capabilities', '/api/article']);
    expect(host.logged).toEqual([]);
    expect(host.clock.waiting).toBe(0);
  });
});
