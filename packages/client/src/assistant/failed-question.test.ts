import { DEMO_DEFAULTS } from '@overtone/domain/session/defaults';
import { jsonResponse, settled } from '@overtone/testkit/fake-host';
import { describe, expect, it } from 'vitest';
import { answering, answerOrders, PATH, REPLY, setUp } from './testing/set-up.ts';

const ERROR_BUBBLE =
  'I encountered an error. Please try again or check your API key configuration.';

describe('a question that fails', () => {
  it.each<[string, unknown, number]>([
    ['the server refuses', { error: 'AI suggestion timed out', code: 'ai_timeout' }, 504],
    ['a frequency is missing', { globalModulationHz: 3 }, 200],
    ['the frequencies are in the wrong order', { ...REPLY, globalModulationHz: 20 }, 200],
  ])('shows the fixed bubble when %s, and changes no setting', async (_, body, status) => {
    const { assistant, session, ask } = answering(body, status);
    await ask('write a letter');
    expect(assistant.$messages.get().at(-1)).toMatchObject({
      sender: 'ai',
      text: ERROR_BUBBLE,
      isError: true,
    });
    expect(assistant.$status.get()).toBe('error');
    expect(session.$settings.get()).toEqual(DEMO_DEFAULTS);
  });

  it('shows the fixed bubble when the network is down, and logs the reason', async () => {
    const { host, said, ask } = setUp();
    await ask('write a letter');
    expect(said().at(-1)).toEqual(['ai', ERROR_BUBBLE]);
    expect(host.logged).toMatchObject([
      { level: 'error', message: expect.stringContaining('No answer from') },
    ]);
  });

  it('opens the notice when the message mentions the API key', async () => {
    const { assistant, ask } = answering(
      { error: 'The AI provider rejected the API key', code: 'ai_auth' },
      502,
    );
    await ask('write a letter');
    expect(assistant.$notice.get()).toMatchObject({
      title: 'API Key Required',
      text: expect.stringMatching(/OPENAI_API_KEY.*|\.env/u),
    });
  });

  it('opens no notice for another message', async () => {
    const { assistant, ask } = answering({ error: 'AI service is unavailable' }, 503);
    await ask('write a letter');
    expect(assistant.$notice.get()).toBeNull();
  });

  it('closes the notice by hand, or with the next question', async () => {
    const { assistant, ask } = answering({ error: 'missing API key' }, 503);
    await ask('one');
    assistant.dismissNotice();
    expect(assistant.$notice.get()).toBeNull();
    await ask('two');
    const third = ask('three');
    expect(assistant.$notice.get()).toBeNull();
    await third;
    expect(assistant.$notice.get()).not.toBeNull();
  });

  it('is given up after 15 s', async () => {
    const { host, assistant, said, ask } = setUp();
    host.respond(PATH, () => new Promise(() => {}));
    const asked = ask('write a letter');
    await host.advance(14_999);
    expect(assistant.$status.get()).toBe('loading');
    await host.advance(1);
    await asked;
    expect(assistant.$status.get()).toBe('error');
    expect(said().at(-1)).toEqual(['ai', ERROR_BUBBLE]);
    expect(host.requests[0]?.signal?.aborted).toBe(true);
  });

  it('keeps the sentence, and asks it again in place of the error', async () => {
    const { host, assistant, said, ask } = answering({}, 500);
    await ask('write a letter');
    expect(said()).toEqual([
      ['user', 'write a letter'],
      ['ai', ERROR_BUBBLE],
    ]);
    host.respond(PATH, () => jsonResponse(REPLY));
    const again = assistant.retry();
    expect(assistant.$status.get()).toBe('loading');
    expect(said()).toEqual([['user', 'write a letter']]);
    await again;
    expect(said()).toEqual([
      ['user', 'write a letter'],
      ['ai', REPLY.narrativeExplanation],
    ]);
    expect(host.requests.at(-1)).toMatchObject({ body: { userQuery: 'write a letter' } });
  });

  it('leaves what is typed meanwhile where it is', async () => {
    const { assistant, ask } = answering({}, 500);
    await ask('write a letter');
    assistant.setInput('and then');
    await assistant.retry();
    expect(assistant.$input.get()).toBe('and then');
  });

  it('is asked again only after an error', async () => {
    const { host, assistant, ask } = answering(REPLY);
    await assistant.retry();
    await ask('write a letter');
    await assistant.retry();
    expect(host.requests).toHaveLength(1);
  });

  it('leaves no deadline behind', async () => {
    const { host, ask } = answering(REPLY);
    await ask('write a letter');
    expect(host.clock.waiting).toBe(0);
  });
});

describe('a question that is sent again', () => {
  const keysOf = ({ host }: ReturnType<typeof setUp>) =>
    host.requests.map(({ headers }) => headers.get('idempotency-key'));

  it('after no answer came is the same request, with what is set by then', async () => {
    const parts = setUp();
    await parts.ask('write a letter');
    parts.session.setHue(12);
    parts.host.respond(PATH, () => jsonResponse(REPLY));
    await parts.ask('write a letter');
    const [first, second] = keysOf(parts);
    expect(second).toBe(first);
    expect(parts.host.requests).toMatchObject([
      { body: { userQuery: 'write a letter', currentSettings: DEMO_DEFAULTS } },
      { body: { userQuery: 'write a letter', currentSettings: { visualHue: 12 } } },
    ]);
  });

  it('for an order does it to what the person has set meanwhile', async () => {
    const { session, host, ask } = setUp();
    await ask('softer');
    session.setStrength(0.2);
    answerOrders(host);
    await ask('softer');
    expect(session.$settings.get().globalModulationStrength).toBe(0.05);
  });

  it('after any answer, or in other words, is a new one', async () => {
    const parts = answering({ error: 'Busy' }, 503);
    await parts.ask('one');
    await parts.ask('one');
    parts.host.respond(PATH, () => Promise.reject(new TypeError('no network')));
    await parts.ask('two');
    await parts.ask('three');
    expect(new Set(keysOf(parts)).size).toBe(4);
  });

  it('while the server still works on it waits and asks again', async () => {
    const { host, assistant, ask } = setUp();
    const inFlight = { error: 'Still being answered.', code: 'idempotency_in_flight' };
    host.respond(PATH, () =>
      Response.json(inFlight, { status: 409, headers: { 'retry-after': '2' } }),
    );
    const asked = ask('write a letter');
    await settled();
    await host.advance(1_999);
    expect(host.requests).toHaveLength(1);
    host.respond(PATH, () => jsonResponse(REPLY));
    await host.advance(1);
    await asked;
    expect(assistant.$status.get()).toBe('reply');
    expect(new Set(host.requests.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(
      1,
    );
  });

  it('is given up at the deadline even while it waits', async () => {
    const { host, assistant, ask } = answering({ code: 'idempotency_in_flight' }, 409);
    const asked = ask('write a letter');
    for (let second = 0; second < 15; second++) await host.advance(1_000);
    await asked;
    expect(assistant.$status.get()).toBe('error');
    expect(host.clock.waiting).toBe(0);
  });
});

describe('a model on the server’s own machine', () => {
  it('is waited for 35 s', async () => {
    const { host, assistant, ask } = setUp();
    host.respond('/api/quota', () =>
      jsonResponse({ used: 0, limit: 10, aiSuggestions: true, answersWithinMs: 30_000 }),
    );
    await assistant.prepare();
    host.respond(PATH, () => new Promise(() => {}));
    const asked = ask('write a letter');
    await host.advance(34_999);
    expect(assistant.$status.get()).toBe('loading');
    await host.advance(1);
    await asked;
    expect(assistant.$status.get()).toBe('error');
  });
});
