import { ACCOUNT_HEADER } from '@overtone/domain/contract/account-header';
import { createFakeHost, type FakeHost, settled } from '@overtone/testkit/fake-host';
import { describe, expect, it } from 'vitest';
import {
  createChangeStream,
  createChangeStreams,
  FIRST_RETRY_MS,
  SILENCE_MS,
} from './change-stream.ts';

/** A server whose streams are in the test's hands. */
function setUp() {
  const host: FakeHost = createFakeHost();
  const opened: { send: (text: string) => Promise<void>; end: () => Promise<void> }[] = [];
  const cancelled: number[] = [];
  const answers = { status: 200 };
  host.respond('/api/settings/events', () => {
    if (answers.status !== 200) return new Response(null, { status: answers.status });
    const index = opened.length;
    let controller: ReadableStreamDefaultController<Uint8Array>;
    const body = new ReadableStream<Uint8Array>({
      start: (given) => void (controller = given),
      cancel: () => void cancelled.push(index),
    });
    opened.push({
      async send(text) {
        controller.enqueue(new TextEncoder().encode(text));
        await settled();
      },
      async end() {
        controller.close();
        await settled();
      },
    });
    return new Response(body);
  });
  const heard: (string | null)[] = [];
  const stream = createChangeStream(host, 'ada');
  return {
    host,
    opened,
    cancelled,
    answers,
    heard,
    stream,
    see: (t: string | null) => void heard.push(t),
  };
}

async function setUpOpen() {
  const parts = setUp();
  const stop = parts.stream.watch(parts.see);
  await settled();
  return { ...parts, stop };
}

describe('the stream of changes', () => {
  it('says that anything may have changed once it is open, then what did', async () => {
    const { opened, heard } = await setUpOpen();
    await opened[0]?.send(': listening\n\nevent: settings\ndata: {}\n\n');
    expect(heard).toEqual([null, 'settings']);
  });

  it('puts together what arrives in pieces', async () => {
    const { opened, heard } = await setUpOpen();
    for (const piece of ['event: set', 'tings\r\nda', 'ta: {}\r\n', '\r\nevent: usage\n\n']) {
      await opened[0]?.send(piece);
    }
    expect(heard).toEqual([null, 'settings', 'usage']);
  });

  it('is one connection for all who watch, and none when nobody does', async () => {
    const { host, opened, cancelled, stream, stop } = await setUpOpen();
    const also: unknown[] = [];
    const stopAlso = stream.watch((thing) => also.push(thing));
    await opened[0]?.send('event: usage\n\n');
    expect([opened.length, also]).toEqual([1, ['usage']]);
    stop();
    stop();
    expect(cancelled).toEqual([]);
    stopAlso();
    await settled();
    expect(cancelled).toEqual([0]);
    expect(host.clock.waiting).toBe(0);
  });

  it('names the account that it is of', async () => {
    const { host } = await setUpOpen();
    expect(host.requests.map(({ headers }) => headers.get(ACCOUNT_HEADER))).toEqual(['ada']);
  });

  it('is another one for whoever sits here next, and the same for all who ask for one account', () => {
    const streams = createChangeStreams(createFakeHost());
    expect(streams('ada')).toBe(streams('ada'));
    expect(streams('eve')).not.toBe(streams('ada'));
  });

  it('is closed while the page is hidden', async () => {
    const { host, opened, cancelled, heard } = await setUpOpen();
    host.setVisible(false);
    await settled();
    expect([cancelled, host.clock.waiting]).toEqual([[0], 0]);
    host.setVisible(true);
    await settled();
    expect(opened).toHaveLength(2);
    expect(heard).toEqual([null, null]);
  });

  it('opens again when it ends, later with each failure', async () => {
    const { host, opened, answers } = await setUpOpen();
    answers.status = 503;
    await opened[0]?.end();
    const asked = () => host.requests.length;
    expect(asked()).toBe(1);
    await host.advance(FIRST_RETRY_MS);
    expect(asked()).toBe(2);
    await host.advance(FIRST_RETRY_MS);
    expect(asked()).toBe(2);
    await host.advance(FIRST_RETRY_MS);
    expect(asked()).toBe(3);
    answers.status = 200;
    await host.advance(4 * FIRST_RETRY_MS);
    expect(opened).toHaveLength(2);
  });

  it('says that anything may have changed where it is not let in any more', async () => {
    const { host, opened, answers, heard } = await setUpOpen();
    answers.status = 401;
    await opened[0]?.end();
    await host.advance(FIRST_RETRY_MS);
    expect(heard).toEqual([null, null]);
    answers.status = 503;
    await host.advance(2 * FIRST_RETRY_MS);
    expect(heard).toEqual([null, null]);
  });

  it('is taken for dead when it says nothing, and opened again', async () => {
    const { host, opened, cancelled } = await setUpOpen();
    await host.advance(SILENCE_MS - 1);
    await opened[0]?.send(': still here\n\n');
    await host.advance(SILENCE_MS - 1);
    expect(cancelled).toEqual([]);
    await host.advance(1);
    expect(cancelled).toEqual([0]);
    await host.advance(FIRST_RETRY_MS);
    expect(opened).toHaveLength(2);
  });
});
