import { hearChanges } from '@overtone/domain/contract/settings';
import type { Stop } from '@overtone/domain/stop';
import type { Milliseconds } from '@overtone/domain/units';
import { forAccount } from '../api/for-account.ts';
import type { Host } from '../platform/host.ts';
import { eventNames } from './event-names.ts';

/** A stream that has said nothing for this long is taken for dead; the server's beats come more often. */
export const SILENCE_MS: Milliseconds = 60_000;

/** First wait before a stream is opened again; it doubles with each failure. */
export const FIRST_RETRY_MS: Milliseconds = 2_000;

const UNAUTHORIZED = 401;

/** Longest wait before a stream is opened again. */
export const LONGEST_RETRY_MS: Milliseconds = 120_000;

/** Hears what of one account changed on other pages. */
export interface ChangeStream {
  /**
   * Calls `see` with the name of each thing that changed (`settings`, `programs`, `usage`), and with null whenever anything may have
   * changed unheard. All watchers share one connection.
   */
  readonly watch: (see: (thing: string | null) => void) => Stop;
}

/** The streams of the accounts whose people sit at a page one after the other: one each, whoever asks for it. */
export function createChangeStreams(host: ChangeStreamHost): (person: string) => ChangeStream {
  const streams = new Map<string, ChangeStream>();
  return (person) => {
    const stream = streams.get(person) ?? createChangeStream(host, person);
    streams.set(person, stream);
    return stream;
  };
}

/** What a stream asks of its host. */
type ChangeStreamHost = Pick<Host, 'fetch' | 'after' | 'onVisibility'>;

/**
 * Makes the stream of one account. It is open while somebody watches and the page is shown: a browser has only a few connections to a
 * server, and hidden pages must not hold them.
 *
 * @param person Id of the account.
 */
export function createChangeStream(host: ChangeStreamHost, person: string): ChangeStream {
  const server = forAccount(host, person);
  const watchers = new Set<(thing: string | null) => void>();
  const tell = (thing: string | null) => watchers.forEach((see) => see(thing));
  let isShown = true;
  let connection: AbortController | null = null;
  let cancelRetry: Stop | null = null;
  let retryMs = FIRST_RETRY_MS;
  let stopVisibility: Stop = () => undefined;

  async function listen({ signal }: AbortController): Promise<void> {
    let stopSilence: Stop = () => undefined;
    const silence = new AbortController();
    const heardSomething = () => {
      stopSilence();
      stopSilence = host.after(SILENCE_MS, () => silence.abort());
    };
    heardSomething();
    try {
      const either = AbortSignal.any([signal, silence.signal]);
      const { ok, status, body } = await server.fetch(hearChanges.path, { signal: either });
      // Who is not let in was signed out meanwhile; whoever asks now learns it.
      if (status === UNAUTHORIZED) tell(null);
      if (!ok || body === null) return;
      tell(null);
      for await (const names of eventNames(body, either)) {
        heardSomething();
        retryMs = FIRST_RETRY_MS;
        names.forEach(tell);
      }
    } finally {
      stopSilence();
    }
  }

  function connect(): void {
    if (connection !== null || !isShown || watchers.size === 0) return;
    cancelRetry?.();
    const own = (connection = new AbortController());
    const again = () => {
      if (connection !== own) return;
      connection = null;
      cancelRetry = host.after(retryMs, connect);
      retryMs = Math.min(2 * retryMs, LONGEST_RETRY_MS);
    };
    listen(own).then(again, again);
  }

  function disconnect(): void {
    cancelRetry?.();
    const open = connection;
    connection = null;
    open?.abort();
  }

  function setShown(shown: boolean): void {
    isShown = shown;
    if (shown) connect();
    else disconnect();
  }

  return {
    watch(see) {
      const own = (thing: string | null) => see(thing);
      if (watchers.size === 0) stopVisibility = host.onVisibility(setShown);
      watchers.add(own);
      connect();
      return () => {
        if (!watchers.delete(own) || watchers.size > 0) return;
        stopVisibility();
        disconnect();
      };
    },
  };
}
