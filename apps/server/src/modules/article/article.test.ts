import { ARTICLE_REPLY_TITLE } from '@overtone/domain/article/article-reply';
import { ARTICLE_TOPICS } from '@overtone/domain/article/article-topics';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type AiStandIn,
  answers,
  type Behaviour,
  hangsUp,
  refuses,
  says,
  startAiStandIn,
  staysSilent,
} from '../../testing/stand-ins/ai-stand-in.ts';
import {
  makeFolders,
  postJson,
  testApp,
  type TestFolders,
  type TestAppOptions,
} from '../../testing/test-app.ts';
import { memoryRateLimiter } from '../../testing/in-memory/memory-rate-limiter.ts';
import { openAiChat } from '../../adapters/chat/openai-chat.ts';

const PATH = '/api/article';

let folders: TestFolders;
let provider: AiStandIn;

beforeAll(async () => {
  [folders, provider] = await Promise.all([makeFolders(), startAiStandIn()]);
});
afterAll(() => Promise.all([folders.remove(), provider.close()]));

function withProvider(more: Partial<TestAppOptions> = {}, totalTimeoutMs = 12_000) {
  const ai = {
    chat: openAiChat({ baseUrl: provider.baseUrl, apiKey: 'sk-test' }),
    suggestionModel: 'unused',
    articleModel: 'gpt-4o-mini',
    attemptTimeoutMs: 8_000,
    totalTimeoutMs,
  };
  return testApp(folders, { ai, ...more });
}

describe('an article', () => {
  it('is asked for with exactly the model, temperature and limit of the specification', async () => {
    provider.behave(says('{"title":"T","content":"One.\\n\\nTwo."}'));
    const random = () => 0.999;
    const response = await withProvider({ random }).request(PATH, postJson({}));
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ title: 'T', content: 'One.\n\nTwo.' });

    const [{ body } = {}] = provider.received;
    expect(Object.keys(body ?? {}).sort()).toEqual([
      'max_tokens',
      'messages',
      'model',
      'temperature',
    ]);
    expect(body).toMatchObject({ model: 'gpt-4o-mini', temperature: 0.8, max_tokens: 500 });
    expect(body?.messages.map(({ role }) => role)).toEqual(['system', 'user']);
    expect(body?.messages[1]?.content).toContain(ARTICLE_TOPICS.at(-1));
  });

  it('made of plain text keeps the text under the standing title', async () => {
    provider.behave(says('Just text.'));
    const response = await withProvider().request(PATH, postJson({}));
    expect(await response.json()).toEqual({ title: ARTICLE_REPLY_TITLE, content: 'Just text.' });
  });

  it('made of JSON cut at the limit goes as far as its last whole sentence', async () => {
    const cut = '{"title":"T","content":"One.\\n\\nTwo. Thr';
    provider.behave(says(cut, { finish_reason: 'length' }));
    const response = await withProvider().request(PATH, postJson({}));
    expect(await response.json()).toEqual({ title: 'T', content: 'One.\n\nTwo.' });
  });

  it.each<[string, Behaviour]>([
    ['401', refuses(401)],
    ['429', refuses(429)],
    ['500', refuses(500)],
    ['a cut connection', hangsUp],
    ['a page instead of an answer', answers(200, '<html>')],
    ['a refusal', says(null, { message: { role: 'assistant', refusal: 'no' } })],
    ['an empty reply', says('')],
    ['a reply of spaces', says(' \n ')],
    ['JSON cut before its content', says('{"title":"T","con', { finish_reason: 'length' })],
  ])('that fails with %s answers 502 after one call', async (_, behaviour) => {
    provider.behave(behaviour);
    const response = await withProvider().request(PATH, postJson({}));
    expect(response.status).toBe(502);
    expect(await response.json()).toMatchObject({
      code: 'article_failed',
      error: 'Failed to generate content',
    });
    expect(provider.received).toHaveLength(1);
  });

  it('that takes too long answers 502', async () => {
    provider.behave(staysSilent);
    const response = await withProvider({}, 100).request(PATH, postJson({}));
    expect(response.status).toBe(502);
  });

  it('needs a provider', async () => {
    const response = await testApp(folders).request(PATH, postJson({}));
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ code: 'ai_not_configured' });
  });

  it('is written four times a topic and then given again, however many people read', async () => {
    provider.behave(
      ...['A', 'B', 'C', 'D'].map((title) => says(`{"title":"${title}","content":"Text."}`)),
    );
    const app = withProvider();
    const titles = [];
    for (let n = 0; n < 30; n++) {
      const article: unknown = await (await app.request(PATH, postJson({}))).json();
      titles.push(Reflect.get(Object(article), 'title'));
    }
    expect(titles.slice(0, 5)).toEqual(['A', 'B', 'C', 'D', 'A']);
    expect(provider.received).toHaveLength(4);
  });

  it('that was cut is not given again', async () => {
    provider.behave(says('Half a', { finish_reason: 'length' }));
    const app = withProvider();
    for (let n = 0; n < 6; n++) await app.request(PATH, postJson({}));
    expect(provider.received).toHaveLength(6);
  });

  it('is limited for each address', async () => {
    provider.behave(says('Text.'));
    const articleLimiter = memoryRateLimiter({ perMinute: 2, now: () => 0 });
    const app = withProvider({ articleLimiter });
    const statuses = [];
    for (let n = 0; n < 3; n++) statuses.push((await app.request(PATH, postJson({}))).status);
    expect(statuses).toEqual([200, 200, 429]);
  });

  it('does not take fields that it would ignore', async () => {
    const response = await testApp(folders).request(PATH, postJson({ topic: 'mine' }));
    expect(response.status).toBe(400);
  });
});
