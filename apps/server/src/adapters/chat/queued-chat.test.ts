import { ok } from '@overtone/domain/result';
import { describe, expect, it } from 'vitest';
import type { AiChat } from '../../ports/ai.ts';
import { queuedChat } from './queued-chat.ts';

const QUESTION = { model: 'm', messages: [], temperature: 0, maxTokens: 1 };
const forever = new AbortController().signal;

/** A model whose answers the test gives, oldest question first. */
function model() {
  const open: (() => void)[] = [];
  let most = 0;
  const chat: AiChat = {
    complete: () =>
      new Promise((resolve) => {
        open.push(() => resolve(ok({ text: 'Hi', isComplete: true })));
        most = Math.max(most, open.length);
      }),
  };
  return {
    chat,
    underWay: () => open.length,
    most: () => most,
    async answer() {
      open.shift()?.();
      await settled();
    },
  };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('queuedChat', () => {
  it('asks a few questions at once, lets as many wait, and refuses the rest', async () => {
    const { chat, underWay, most, answer } = model();
    const queued = queuedChat(chat, { maxAtOnce: 2, maxWaiting: 2 });
    const asked = Array.from({ length: 5 }, () => queued.complete(QUESTION, forever));
    expect(await asked[4]).toMatchObject({ reason: { kind: 'crowded', retryAfterSeconds: 5 } });
    expect(underWay()).toBe(2);
    for (let n = 0; n < 4; n++) await answer();
    expect((await Promise.all(asked.slice(0, 4))).every((reply) => reply.ok)).toBe(true);
    expect(most()).toBe(2);
    void queued.complete(QUESTION, forever);
    expect(underWay()).toBe(1);
  });

  it('lets go of a place in the queue when the wait is cut short', async () => {
    const { chat, answer, underWay } = model();
    const queued = queuedChat(chat, { maxAtOnce: 1, maxWaiting: 1 });
    const first = queued.complete(QUESTION, forever);
    const leaving = new AbortController();
    const second = queued.complete(QUESTION, leaving.signal);
    leaving.abort();
    expect(await second).toMatchObject({ reason: { kind: 'cancelled' } });
    const third = queued.complete(QUESTION, forever);
    await answer();
    expect((await first).ok).toBe(true);
    expect(underWay()).toBe(1);
    await answer();
    expect((await third).ok).toBe(true);
  });

  it('asks nothing for whoever has gone already', async () => {
    const { chat, underWay } = model();
    const reply = await queuedChat(chat, { maxAtOnce: 1, maxWaiting: 1 }).complete(
      QUESTION,
      AbortSignal.abort(),
    );
    expect(reply.ok).toBe(false);
    expect(underWay()).toBe(0);
  });
});
