import { createFakeHost, jsonResponse } from '@overtone/testkit/fake-host';
import { describe, expect, it } from 'vitest';
import { EXCHANGE_WITHIN_MS } from '../api/deadline.ts';
import { requestJson } from '../api/request-json.ts';
import { FIRST_RETRY_MS, SEND_AFTER_MS, startExchangeLoop } from './exchange-loop.ts';

const PATH = '/api/things';

/** A loop whose one thing is sent to `PATH`, where at first nobody ever answers. */
function setUp() {
  const host = createFakeHost();
  host.respond(PATH, () => new Promise(() => undefined));
  const sent: boolean[] = [];
  let isWaiting = false;
  const loop = startExchangeLoop({
    host,
    changes: { watch: () => () => undefined },
    thing: 'things',
    isWaiting: () => isWaiting,
    async exchange(sends, signal) {
      sent.push(sends);
      const answer = await requestJson(host, PATH, { method: 'PUT', signal });
      if (!answer.ok) return 'later';
      if (sends) isWaiting = false;
      return 'done';
    },
  });
  const change = () => {
    isWaiting = true;
    loop.changed();
  };
  return { host, loop, sent, change };
}

describe('an exchange that nobody answers', () => {
  it('is given up after a time, and what waits is sent by the next', async () => {
    const { host, loop, sent, change } = setUp();
    change();
    await host.advance(SEND_AFTER_MS);
    await host.advance(EXCHANGE_WITHIN_MS);
    expect(host.requests[0]?.signal?.aborted).toBe(true);
    expect(loop.$status.get()).toBe('waiting');
    host.respond(PATH, () => jsonResponse({}));
    await host.advance(FIRST_RETRY_MS);
    expect(sent.at(-1)).toBe(true);
    expect(loop.$status.get()).toBe('synced');
    expect(host.clock.waiting).toBe(0);
  });

  it('leaves no timer behind once the loop is stopped', async () => {
    const { host, loop } = setUp();
    await host.advance(0);
    loop.stop();
    await host.advance(0);
    expect(host.clock.waiting).toBe(0);
    expect(host.requests[0]?.signal?.aborted).toBe(true);
  });
});
