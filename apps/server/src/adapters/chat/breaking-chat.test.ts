import { failed, ok } from '@overtone/domain/result';
import { describe, expect, it } from 'vitest';
import type { AiChat, AiFailureKind } from '../../ports/ai.ts';
import { breakingChat, FAILURES_TO_REST, REST_MS, WINDOW_MS } from './breaking-chat.ts';

const QUESTION = { model: 'm', messages: [], temperature: 0, maxTokens: 1 };

function model() {
  const clock = { ms: 0 };
  const asked = { times: 0 };
  const next: { failure: AiFailureKind | undefined } = { failure: undefined };
  const chat: AiChat = {
    complete() {
      asked.times += 1;
      return Promise.resolve(
        next.failure === undefined
          ? ok({ text: 'Hi', isComplete: true })
          : failed({ kind: next.failure, detail: '' }),
      );
    },
  };
  const breaking = breakingChat(chat, () => clock.ms);
  async function ask(failure?: AiFailureKind) {
    next.failure = failure;
    const reply = await breaking.complete(QUESTION, new AbortController().signal);
    return reply.ok ? 'ok' : reply.reason;
  }
  return { clock, asked, ask };
}

describe('breakingChat', () => {
  it('rests after five failures in a minute, says for how long, and asks again after that', async () => {
    const { clock, asked, ask } = model();
    for (let n = 0; n < FAILURES_TO_REST; n++) await ask(n % 2 ? 'timeout' : 'unavailable');
    clock.ms = 10_000;
    expect(await ask()).toMatchObject({ kind: 'paused', retryAfterSeconds: 20 });
    expect(asked.times).toBe(FAILURES_TO_REST);
    clock.ms = REST_MS;
    expect(await ask()).toBe('ok');
  });

  it('is on trial after a rest: one failure sends it back, one answer clears it', async () => {
    const { clock, ask } = model();
    for (let n = 0; n < FAILURES_TO_REST; n++) await ask('timeout');
    clock.ms = REST_MS;
    await ask('timeout');
    expect(await ask()).toMatchObject({ kind: 'paused' });
    clock.ms = 2 * REST_MS;
    expect(await ask()).toBe('ok');
    await ask('timeout');
    expect(await ask()).toBe('ok');
  });

  it('does not count failures that lie apart, or with an answer between them', async () => {
    const { clock, ask } = model();
    for (let n = 0; n < 20; n++) {
      clock.ms += WINDOW_MS / 4;
      expect(await ask('timeout')).toMatchObject({ kind: 'timeout' });
    }
    for (let n = 0; n < 20; n++)
      expect(await ask(n % 4 === 0 ? undefined : 'timeout')).not.toMatchObject({ kind: 'paused' });
  });

  it.each<AiFailureKind>([
    'busy',
    'auth',
    'budget',
    'declined',
    'cancelled',
    'misconfigured',
    'unreadable',
    'crowded',
  ])('does not take it for trouble when the model is %s', async (kind) => {
    const { ask } = model();
    for (let n = 0; n < 20; n++) await ask(kind);
    expect(await ask()).toBe('ok');
  });
});
