import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ChatRequest } from '../../ports/ai.ts';
import {
  type AiStandIn,
  answers,
  hangsUp,
  refuses,
  says,
  startAiStandIn,
  staysSilent,
} from '../../testing/stand-ins/ai-stand-in.ts';
import { openAiChat } from './openai-chat.ts';

const QUESTION: ChatRequest = {
  model: 'm',
  messages: [{ role: 'user', content: 'Hello' }],
  temperature: 0.3,
  maxTokens: 300,
  jsonSchema: { name: 'answer', schema: { type: 'object' } },
};
const forever = new AbortController().signal;

let provider: AiStandIn;

beforeAll(async () => {
  provider = await startAiStandIn();
});
afterAll(() => provider.close());

const chatWith = () => openAiChat({ baseUrl: provider.baseUrl, apiKey: 'sk-test' });
const fieldsSent = () =>
  provider.received.map(({ body }) =>
    Object.keys(body)
      .filter((field) => field !== 'model' && field !== 'messages')
      .toSorted(),
  );

describe('a server that refuses a part of the question', () => {
  it.each([
    ["'response_format' of type json_schema is not supported", 400, ['max_tokens', 'temperature']],
    ["'response_format.type' must be 'json_schema' or 'text'", 422, ['max_tokens', 'temperature']],
    [
      "Unsupported parameter: 'max_tokens' is not supported with this model.",
      400,
      ['max_completion_tokens', 'response_format', 'temperature'],
    ],
    [
      "Unsupported value: 'temperature' does not support 0.3 with this model.",
      400,
      ['max_tokens', 'response_format'],
    ],
  ])('is asked without it, from then on: %s', async (message, status, remaining) => {
    provider.behave(refuses(status, { message }), says('Hi'));
    const chat = chatWith();
    expect(await chat.complete(QUESTION, forever)).toEqual({
      ok: true,
      value: { text: 'Hi', isComplete: true },
    });
    await chat.complete(QUESTION, forever);
    const all = ['max_tokens', 'response_format', 'temperature'];
    expect(fieldsSent()).toEqual([all, remaining, remaining]);
  });

  it('may refuse one part after the other, and is never asked for ever', async () => {
    provider.behave(refuses(400, { message: 'response_format max_tokens temperature' }));
    const reply = await chatWith().complete(QUESTION, forever);
    expect(reply).toMatchObject({ ok: false, reason: { kind: 'misconfigured' } });
    expect(provider.received).toHaveLength(4);
  });

  it('says nothing about another model', async () => {
    provider.behave(refuses(400, { message: 'no response_format' }), says('Hi'));
    const chat = chatWith();
    await chat.complete(QUESTION, forever);
    await chat.complete({ ...QUESTION, model: 'other' }, forever);
    expect(fieldsSent().at(-1)).toContain('response_format');
  });
});

describe('a reply', () => {
  it.each([
    ['in the content', { content: 'a', reasoning_content: 'b' }, 'a'],
    ['beside an empty content', { content: '', reasoning_content: 'b' }, 'b'],
    ['under the other name', { content: null, reasoning: 'c' }, 'c'],
  ])('is read %s', async (_, message, text) => {
    provider.behave(says(null, { message: { role: 'assistant', ...message } }));
    expect(await chatWith().complete(QUESTION, forever)).toMatchObject({ value: { text } });
  });

  it('that was cut says so', async () => {
    provider.behave(says('a', { finish_reason: 'length' }));
    expect(await chatWith().complete(QUESTION, forever)).toMatchObject({
      value: { isComplete: false },
    });
  });

  it.each([
    ['nothing', answers(200, '')],
    ['a list', answers(200, [])],
    ['no choices', answers(200, { choices: [] })],
    ['a choice without a message', answers(200, { choices: [{}] })],
    ['bytes that are no JSON', answers(200, '{"choices":[')],
    ['blanks', says('  \n')],
    ['longer than any answer', says('a'.repeat(65_537))],
    ['a list as its content', says([{ type: 'text', text: 'Hi' }])],
  ])('that is %s cannot be read', async (_, behaviour) => {
    provider.behave(behaviour);
    expect(await chatWith().complete(QUESTION, forever)).toMatchObject({
      ok: false,
      reason: { kind: 'unreadable' },
    });
  });
});

it('is read no further than any answer goes', async () => {
  const blanks = ' '.repeat(1024 * 1024);
  let ended: Promise<unknown> = Promise.resolve();
  provider.behave((response) => {
    ended = once(response, 'close');
    const goOn = () => {
      if (!response.destroyed) response.write(blanks, goOn);
    };
    response.writeHead(200, { 'content-type': 'application/json' });
    goOn();
  });
  const reply = await chatWith().complete(QUESTION, AbortSignal.timeout(5_000));
  expect(reply).toMatchObject({ reason: { kind: 'unreadable', detail: 'OverlongAnswer' } });
  await ended;
});

describe('a failure', () => {
  it.each([
    ['no connection', hangsUp, { kind: 'unavailable' }],
    ['500', refuses(500), { kind: 'unavailable' }],
    [
      '503 with a wait',
      refuses(503, {}, { 'retry-after': '2.5' }),
      { kind: 'unavailable', retryAfterSeconds: 3 },
    ],
    ['429', refuses(429, {}, { 'retry-after': '7' }), { kind: 'busy', retryAfterSeconds: 7 }],
    ['429 with a date', refuses(429, {}, { 'retry-after': 'soon' }), { kind: 'busy' }],
    ['429 without money', refuses(429, { code: 'insufficient_quota' }), { kind: 'budget' }],
    ['401', refuses(401), { kind: 'auth' }],
    ['403', refuses(403), { kind: 'auth' }],
    ['404', refuses(404), { kind: 'misconfigured' }],
    ['400', refuses(400), { kind: 'misconfigured' }],
    ['a filter', refuses(400, { code: 'content_filter' }), { kind: 'declined' }],
  ])('is told apart: %s', async (_, behaviour, reason) => {
    provider.behave(behaviour);
    const reply = await chatWith().complete(QUESTION, forever);
    expect(!reply.ok && reply.reason).toEqual({ ...reason, detail: expect.any(String) });
    expect(provider.received).toHaveLength(1);
  });

  it('of time differs from an asker who has gone', async () => {
    provider.behave(staysSilent);
    const late = await chatWith().complete(QUESTION, AbortSignal.timeout(50));
    expect(late).toMatchObject({ reason: { kind: 'timeout' } });
    const gone = await chatWith().complete(QUESTION, AbortSignal.abort());
    expect(gone).toMatchObject({ reason: { kind: 'cancelled' } });
  });

  it('never repeats what was asked', async () => {
    provider.behave(refuses(400, { message: 'cannot answer: Hello' }));
    const reply = await chatWith().complete(QUESTION, forever);
    expect(JSON.stringify(reply)).not.toContain('Hello');
  });
});
