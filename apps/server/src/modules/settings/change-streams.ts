import type { Stop } from '@overtone/domain/stop';
import type { Milliseconds } from '@overtone/domain/units';
import { AppError } from '../../http/app-error.ts';
import type { ChangeFeed } from '../../ports/change-feed.ts';

/** How often a stream says that it is still there; proxies cut what is silent for a minute. */
export const HEARTBEAT_MS: Milliseconds = 25_000;

/** How long a stream lasts. Who opens the next one has to be signed in still. */
export const STREAM_LIFE_MS: Milliseconds = 15 * 60_000;

/** Streams that one person may have in one process. */
export const MAX_STREAMS = 8;

/** Where news comes from, and what keeps time. */
export interface ChangeStreamOptions {
  readonly feed: ChangeFeed;
  /** Calls `run` every `periodMs` until stopped. */
  readonly every: (periodMs: Milliseconds, run: () => void) => Stop;
}

/** Open streams of server-sent events, each of which names what of a person's changed. */
export interface ChangeStreams {
  /**
   * Opens a stream. It ends when its reader goes away, after its life, when sign-ins of the person have ended, or when all are
   * closed.
   *
   * @throws AppError `too_many_streams`, and `unavailable` once all are closed.
   */
  readonly open: (userId: string) => ReadableStream<Uint8Array>;
  /** Streams that are open now. */
  readonly count: () => number;
  /** Ends every stream and opens no more. */
  readonly closeAll: Stop;
}

/** Makes a place for streams. */
export function changeStreams({ feed, every }: ChangeStreamOptions): ChangeStreams {
  const encoder = new TextEncoder();
  const open = new Map<Stop, string>();
  let isClosed = false;

  function openStream(userId: string): ReadableStream<Uint8Array> {
    if (isClosed) throw new AppError('unavailable');
    const own = [...open.values()].filter((other) => other === userId);
    if (own.length >= MAX_STREAMS) throw new AppError('too_many_streams');

    let end: Stop = () => undefined;
    return new ReadableStream({
      start(controller) {
        const send = (text: string) => controller.enqueue(encoder.encode(text));
        let beats = 0;
        const stopWatching = feed.watch(userId, (thing) => {
          if (thing === 'sign-ins') close();
          else send(`event: ${thing}\ndata: {}\n\n`);
        });
        const stopBeating = every(HEARTBEAT_MS, () => {
          beats += 1;
          if (beats * HEARTBEAT_MS >= STREAM_LIFE_MS) close();
          else send(': still here\n\n');
        });
        end = () => {
          open.delete(close);
          stopWatching();
          stopBeating();
        };
        const close = () => {
          if (!open.has(close)) return;
          end();
          controller.close();
        };
        open.set(close, userId);
        send(': listening\n\n');
      },
      cancel: () => end(),
    });
  }

  return {
    open: openStream,
    count: () => open.size,
    closeAll() {
      isClosed = true;
      for (const close of open.keys()) close();
    },
  };
}
