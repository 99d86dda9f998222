import { helpFor } from '@overtone/recommender/crisis/help-answer';
import { DEMO_DEFAULTS } from '@overtone/domain/session/defaults';
import { createFakeEngine } from '@overtone/testkit/fake-engine';
import { createFakeHost, jsonResponse, settled } from '@overtone/testkit/fake-host';
import { describe, expect, it } from 'vitest';
import { createApiClient } from '../api/api-client.ts';
import { createOutputStore } from '../safety/output-store.ts';
import { createSession } from '../session/session.ts';
import { createAssistant } from './assistant.ts';

const PATH = '/api/ai-suggestion';
const REPLY = {
  globalModulationHz: 1,
  centerModulationHz: 10,
  visualHue: 60,
  narrativeExplanation: 'A slow pair may suit drafting.',
  source: 'ai',
};
const ERROR_BUBBLE =
  'I encountered an error. Please try again or check your API key configuration.';

function setUp() {
  const host = createFakeHost();
  const engine = createFakeEngine();
  const session = createSession({ defaults: DEMO_DEFAULTS, engine, host });
  const output = createOutputStore({ engine, host, session, person: 'visitor' });
  const assistant = createAssistant({ api: createApiClient(host), session, output, host });
  const said = () => assistant.$messages.get().map(({ sender, text }) => [sender, text]);
  function ask(text: string) {
    assistant.setInput(text);
    return assistant.submit();
  }
  return { host, session, output, assistant, said, ask };
}

function answering(body: unknown, status = 200) {
  const parts = setUp();
  parts.host.respond(PATH, () => jsonResponse(body, status));
  return parts;
}

describe('asking the assistant', () => {
  it('begins idle, with nothing said and nothing typed', () => {
    const { assistant } = setUp();
    expect(assistant.$status.get()).toBe('idle');
    expect(assistant.$messages.get()).toEqual([]);
    expect(assistant.$input.get()).toBe('');
    expect(assistant.$notice.get()).toBeNull();
  });

  it('shows the question, empties the input and is loading until the answer comes', async () => {
    const { assistant, said, ask } = answering(REPLY);
    const asked = ask('  write a letter ');
    expect(assistant.$status.get()).toBe('loading');
    expect(assistant.$input.get()).toBe('');
    expect(said()).toEqual([['user', 'write a letter']]);
    await asked;
    expect(assistant.$status.get()).toBe('reply');
  });

  it('sends the question with the settings of the moment', async () => {
    const { host, session, ask } = answering(REPLY);
    session.setHue(12);
    await ask('write a letter');
    expect(host.requests).toMatchObject([
      { body: { userQuery: 'write a letter', currentSettings: { visualHue: 12 } } },
    ]);
  });

  it('shows the explanation with its suggestion, and applies it without turning on', async () => {
    const { assistant, session, said, ask } = answering(REPLY);
    await ask('write a letter');
    expect(said().at(-1)).toEqual(['ai', 'A slow pair may suit drafting.']);
    expect(assistant.$messages.get().at(-1)?.suggestion).toMatchObject(REPLY);
    expect(session.$lastChange.get()?.cause).toBe('suggestion');
    expect(session.$settings.get()).toMatchObject({
      isOn: false,
      globalModulationHz: 1,
      centerModulationHz: 10,
      visualHue: 60,
    });
  });

  it('gives every message an id of its own', async () => {
    const { assistant, ask } = answering(REPLY);
    await ask('one');
    await ask('two');
    const ids = assistant.$messages.get().map(({ id }) => id);
    expect(new Set(ids).size).toBe(4);
  });

  it.each(['', '   ', '\n\t '])('refuses blank input %j', async (blank) => {
    const { host, assistant, ask } = answering(REPLY);
    await ask(blank);
    expect(host.requests).toEqual([]);
    expect(assistant.$messages.get()).toEqual([]);
    expect(assistant.$status.get()).toBe('idle');
  });

  it('refuses a second question while loading, and keeps what was typed', async () => {
    const { host, assistant, ask } = answering(REPLY);
    const first = ask('one');
    await ask('two');
    expect(host.requests).toHaveLength(1);
    expect(assistant.$input.get()).toBe('two');
    await first;
  });

  it('takes the next question after a reply and after an error', async () => {
    const { host, assistant, ask } = answering(REPLY);
    await ask('one');
    host.respond(PATH, () => jsonResponse({}, 500));
    await ask('two');
    expect(assistant.$status.get()).toBe('error');
    host.respond(PATH, () => jsonResponse(REPLY));
    await ask('three');
    expect(assistant.$status.get()).toBe('reply');
  });

  it('applies an offline fallback and keeps its label', async () => {
    const { assistant, session, ask } = answering(
      {
        error: 'AI is not configured: missing API key',
        code: 'ai_not_configured',
        fallback: { ...REPLY, source: 'offline' },
      },
      503,
    );
    await ask('write a letter');
    expect(assistant.$status.get()).toBe('reply');
    expect(assistant.$messages.get().at(-1)?.suggestion?.source).toBe('offline');
    expect(assistant.$notice.get()).toBeNull();
    expect(session.$settings.get().centerModulationHz).toBe(10);
  });
});

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

  it('leaves no deadline behind', async () => {
    const { host, ask } = answering(REPLY);
    await ask('write a letter');
    expect(host.clock.waiting).toBe(0);
  });
});

describe('an answer for a person', () => {
  it('is shown like any other, and changes nothing that is set or on', async () => {
    const help = helpFor('I want to kill myself', 'US');
    const { assistant, session, output, said, ask } = answering(help);
    session.turnOn();
    const before = session.$settings.get();
    await ask('I want to kill myself');
    expect(said().at(-1)).toEqual(['ai', help?.narrativeExplanation]);
    expect(assistant.$messages.get().at(-1)).not.toHaveProperty('suggestion');
    expect(assistant.$messages.get().at(-1)).not.toHaveProperty('isError');
    expect(assistant.$status.get()).toBe('reply');
    expect(session.$settings.get()).toEqual(before);
    expect(output.$choice.get().showsLight).toBe(true);
  });
});

describe('a reply about safety', () => {
  const SAFETY = {
    globalModulationHz: 0.1,
    centerModulationHz: 0.2,
    visualHue: 35,
    narrativeExplanation: 'The mildest settings.',
    source: 'safety',
    safetyNote: 'Please speak to a doctor before use.',
  };

  it('says the note first, then the reply', async () => {
    const { said, ask } = answering(SAFETY);
    await ask('I have epilepsy');
    expect(said().slice(1)).toEqual([
      ['ai', 'Please speak to a doctor before use.'],
      ['ai', 'The mildest settings.'],
    ]);
  });

  it('applies the mild settings and starts no light', async () => {
    const { session, ask } = answering(SAFETY);
    await ask('I have epilepsy');
    expect(session.$settings.get()).toMatchObject({ isOn: false, centerModulationHz: 0.2 });
  });

  it('turns light that is already on off, and it stays off', async () => {
    const { host, session, ask } = answering(SAFETY);
    session.turnOn();
    await ask('I have epilepsy');
    await host.advance(5000);
    expect(session.$isOn.get()).toBe(false);
  });

  it('makes what is started again sound alone, until the person chooses light', async () => {
    const { output, ask } = answering(SAFETY);
    await ask('I have epilepsy');
    expect(output.$choice.get().showsLight).toBe(false);
    output.setShowsLight(true);
    expect(output.$choice.get().showsLight).toBe(true);
  });

  it('holds for a fallback too', async () => {
    const { session, ask } = answering({ error: 'down', fallback: SAFETY }, 503);
    session.turnOn();
    await ask('I have epilepsy');
    expect(session.$isOn.get()).toBe(false);
  });
});

describe('a suggested prompt', () => {
  it('fills the input and is sent after 100 ms', async () => {
    const { host, assistant, said } = answering(REPLY);
    assistant.choosePrompt('calm down');
    expect(assistant.$input.get()).toBe('calm down');
    await host.advance(99);
    expect(host.requests).toEqual([]);
    await host.advance(1);
    expect(said()[0]).toEqual(['user', 'calm down']);
    expect(host.requests).toHaveLength(1);
  });

  it('is replaced by another choice within that time', async () => {
    const { host, assistant } = answering(REPLY);
    assistant.choosePrompt('one');
    await host.advance(60);
    assistant.choosePrompt('two');
    await host.advance(60);
    expect(host.requests).toEqual([]);
    await host.advance(1000);
    expect(host.requests).toMatchObject([{ body: { userQuery: 'two' } }]);
  });

  it('is not sent twice when the person sends it first', async () => {
    const { host, assistant } = answering(REPLY);
    assistant.choosePrompt('one');
    await assistant.submit();
    await host.advance(1000);
    expect(host.requests).toHaveLength(1);
  });

  it('waits for the person once they type', async () => {
    const { host, assistant } = answering(REPLY);
    assistant.choosePrompt('one');
    assistant.setInput('one and a half');
    await host.advance(1000);
    expect(host.requests).toEqual([]);
  });

  it('is refused while loading', async () => {
    const { host, assistant, ask } = setUp();
    host.respond(PATH, () => new Promise(() => {}));
    void ask('one');
    assistant.choosePrompt('two');
    expect(assistant.$input.get()).toBe('');
    await host.advance(1000);
    expect(host.requests).toHaveLength(1);
    assistant.stop();
  });
});

describe('an alternative', () => {
  const CREATIVE = {
    state: 'creative',
    label: 'Creative work',
    globalModulationHz: 0.5,
    centerModulationHz: 8,
    visualHue: 75,
  };
  const WITH_CHOICE = { ...REPLY, state: 'deep_focus', alternatives: [CREATIVE] };

  it('is applied by its state, with the rest of the reply as it was', async () => {
    const { session, assistant, ask } = answering({ ...WITH_CHOICE, waveform: 'Triangle' });
    await ask('write a letter');
    assistant.chooseAlternative('creative');
    expect(session.$settings.get()).toMatchObject({
      globalModulationHz: 0.5,
      centerModulationHz: 8,
      visualHue: 75,
      waveform: 'Triangle',
      isOn: false,
    });
    expect(session.$undoStep.get()?.cause).toBe('suggestion');
  });

  it('does nothing for a state that was not offered', async () => {
    const { session, assistant, ask } = answering(WITH_CHOICE);
    assistant.chooseAlternative('creative');
    await ask('write a letter');
    const before = session.$settings.get();
    assistant.chooseAlternative('calm');
    expect(session.$settings.get()).toBe(before);
  });

  it('is taken from the latest reply that made a suggestion', async () => {
    const { host, session, assistant, ask } = answering(WITH_CHOICE);
    await ask('one');
    const newer = { ...WITH_CHOICE, alternatives: [{ ...CREATIVE, centerModulationHz: 9 }] };
    host.respond(PATH, () => jsonResponse(newer));
    await ask('two');
    host.respond(PATH, () => jsonResponse({}, 500));
    await ask('three');
    assistant.chooseAlternative('creative');
    expect(session.$settings.get().centerModulationHz).toBe(9);
  });
});

describe('stopping the assistant', () => {
  it('aborts the question under way and applies nothing', async () => {
    const { host, session, assistant, said, ask } = setUp();
    host.respond(PATH, () => new Promise(() => {}));
    const asked = ask('write a letter');
    assistant.stop();
    await asked;
    expect(host.requests[0]?.signal?.aborted).toBe(true);
    expect(said()).toHaveLength(1);
    expect(session.$settings.get()).toEqual(DEMO_DEFAULTS);
    expect(host.clock.waiting).toBe(0);
  });

  it('sends nothing any more', async () => {
    const { host, assistant, ask } = answering(REPLY);
    assistant.choosePrompt('one');
    assistant.stop();
    assistant.stop();
    await host.advance(1000);
    await ask('two');
    await settled();
    expect(host.requests).toEqual([]);
  });
});

describe('AI personalizations', () => {
  const quotaBody = { used: 3, limit: 10, aiSuggestions: true, answersWithinMs: 12_000 };

  it('left are known once it is prepared', async () => {
    const { host, assistant } = setUp();
    expect(assistant.$quota.get()).toBeNull();
    host.respond('/api/quota', () => jsonResponse(quotaBody));
    await assistant.prepare();
    expect(assistant.$quota.get()).toEqual({ used: 3, limit: 10 });
  });

  it('are not spoken of where there is no model, or nobody answers', async () => {
    const { host, assistant } = setUp();
    await assistant.prepare();
    host.respond('/api/quota', () => jsonResponse({ ...quotaBody, aiSuggestions: false }));
    await assistant.prepare();
    expect(assistant.$quota.get()).toBeNull();
    expect(host.logged).toEqual([]);
  });

  it('follow every answer', async () => {
    const { host, assistant, ask } = answering({ ...REPLY, quota: { used: 4, limit: 10 } });
    const { promise: asked, resolve: answer } = Promise.withResolvers<Response>();
    host.respond('/api/quota', () => asked);
    const preparing = assistant.prepare();
    await ask('one');
    expect(assistant.$quota.get()).toEqual({ used: 4, limit: 10 });
    answer(jsonResponse(quotaBody));
    await preparing;
    expect(assistant.$quota.get()).toEqual({ used: 4, limit: 10 });
  });

  it('are those of whoever has signed in since', async () => {
    const { host, assistant } = setUp();
    host.respond('/api/quota', () => jsonResponse(quotaBody));
    await assistant.prepare();
    host.respond('/api/quota', () => jsonResponse({ ...quotaBody, used: 0, limit: 50 }));
    await assistant.prepare();
    expect(assistant.$quota.get()).toEqual({ used: 0, limit: 50 });
  });

  it('that are used up leave the offline suggestion, with the reason', async () => {
    const { assistant, session, ask } = answering(
      {
        error: 'You have used your 10 free AI personalizations',
        code: 'quota_exhausted',
        quota: { used: 10, limit: 10 },
        fallback: { ...REPLY, source: 'offline' },
      },
      402,
    );
    await ask('one');
    expect(assistant.$quota.get()).toEqual({ used: 10, limit: 10 });
    expect(assistant.$messages.get().at(-1)).toMatchObject({
      failureCode: 'quota_exhausted',
      suggestion: { source: 'offline' },
    });
    expect(session.$settings.get().centerModulationHz).toBe(10);
  });
});

describe('a question that is sent again', () => {
  const keysOf = ({ host }: ReturnType<typeof setUp>) =>
    host.requests.map(({ headers }) => headers.get('idempotency-key'));

  it('after no answer came is the same request, settings included', async () => {
    const parts = setUp();
    await parts.ask('write a letter');
    parts.session.setHue(12);
    parts.host.respond(PATH, () => jsonResponse(REPLY));
    await parts.ask('write a letter');
    const [first, second] = keysOf(parts);
    expect(second).toBe(first);
    expect(parts.host.requests[1]?.body).toEqual(parts.host.requests[0]?.body);
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

describe('what the person thinks of a suggestion', () => {
  const ID = '3f0c7a52-6a1e-4c7b-9d55-0d5a3c1f6a11';
  const VERDICT_PATH = `/api/suggestions/history/${ID}/verdict`;
  const CREATIVE = {
    state: 'creative',
    label: 'Creative flow',
    globalModulationHz: 0.5,
    centerModulationHz: 8,
    visualHue: 75,
  };
  const KNOWN = { ...REPLY, state: 'deep_focus', suggestionId: ID, alternatives: [CREATIVE] };

  async function suggested(body: unknown = KNOWN) {
    const parts = answering(body);
    parts.host.respond(VERDICT_PATH, () => new Response(null, { status: 204 }));
    await parts.ask('write a letter');
    const verdicts = () =>
      parts.host.requests.filter(({ path }) => path === VERDICT_PATH).map(({ body: sent }) => sent);
    return { ...parts, verdicts };
  }

  it('is kept with the account, and shown at once', async () => {
    const { assistant, verdicts } = await suggested();
    assistant.judge('liked');
    expect(assistant.$verdicts.get()).toEqual({ [ID]: 'liked' });
    await settled();
    expect(verdicts()).toEqual([{ verdict: 'liked' }]);
  });

  it('is about the alternative that was chosen', async () => {
    const { assistant, verdicts } = await suggested();
    assistant.chooseAlternative('creative');
    assistant.judge('kept');
    await settled();
    expect(verdicts()).toEqual([{ verdict: 'kept', state: 'creative' }]);
  });

  it('is taken back when it could not be kept', async () => {
    const { host, assistant } = await suggested();
    host.respond(VERDICT_PATH, () => jsonResponse({ error: 'Gone', code: 'not_found' }, 404));
    assistant.judge('liked');
    await settled();
    expect(assistant.$verdicts.get()).toEqual({});
    expect(host.logged).toMatchObject([{ level: 'warn', detail: 'Gone' }]);
  });

  it('is not asked of a visitor, who has no history', async () => {
    const { host, assistant } = await suggested(REPLY);
    assistant.judge('liked');
    assistant.undo();
    expect(assistant.$verdicts.get()).toEqual({});
    expect(host.requests).toHaveLength(1);
  });

  it('is told by undoing it, but not by going back from an alternative', async () => {
    const { session, assistant, verdicts } = await suggested();
    assistant.chooseAlternative('creative');
    assistant.undo();
    expect(verdicts()).toEqual([]);
    assistant.undo();
    expect(session.$settings.get()).toEqual(DEMO_DEFAULTS);
    expect(verdicts()).toEqual([{ verdict: 'undone' }]);
  });

  it('is not told by undoing something else', async () => {
    const { session, assistant, verdicts } = await suggested();
    session.setHue(12);
    assistant.undo();
    expect(session.$settings.get().visualHue).toBe(12);
    expect(verdicts()).toEqual([]);
  });
});
