import type { Host } from '@overtone/client/platform/host';
import type { ApiPart, ControlShell } from '../shell/commands.ts';

/** Statuses whose responses may not have a body (Fetch standard). */
const WITHOUT_BODY = new Set([204, 205, 304]);

/**
 * Requests to the product's own server by way of the shell, which knows the one address and holds the token. The body of
 * an answer can be read while it comes. An abort, or giving up the body, ends the request in the shell too.
 */
export function fetchByShell(shell: Pick<ControlShell, 'apiRequest' | 'apiCancel'>): Host['fetch'] {
  let ids = 0;
  return async (path, init = {}) => {
    const { method = 'GET', body = null, signal } = init;
    signal?.throwIfAborted();
    if (body !== null && typeof body !== 'string') throw new TypeError('Only text can be sent.');
    const request = { method, path, body, headers: Object.fromEntries(new Headers(init.headers)) };
    const id = (ids += 1);
    const cancel = () => void shell.apiCancel(id).catch(() => undefined);
    // Signals live as long as whoever asks again and again: nothing of a request stays with them once it is over.
    const letGo = () => signal?.removeEventListener('abort', abort);
    const incoming = incomingBody(cancel, letGo);
    const givenUp = Promise.withResolvers<never>();
    const abort = () => {
      cancel();
      incoming.fail(signal?.reason);
      givenUp.reject(signal?.reason);
    };
    signal?.addEventListener('abort', abort, { once: true });
    try {
      const answer = shell.apiRequest(id, request, incoming.take);
      const { status, headers } = await Promise.race([answer, givenUp.promise]);
      if (!WITHOUT_BODY.has(status)) return new Response(incoming.stream, { status, headers });
      letGo();
      return new Response(null, { status, headers });
    } catch (cause) {
      letGo();
      throw cause;
    }
  };
}

interface IncomingBody {
  readonly stream: ReadableStream<Uint8Array<ArrayBuffer>>;
  readonly take: (part: ApiPart) => void;
  readonly fail: (reason: unknown) => void;
}

/** A body that is filled part by part. Whatever comes after its end is dropped. `onEnd` hears of its end, whatever it is. */
function incomingBody(onCancel: () => void, onEnd: () => void): IncomingBody {
  let controller: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>> | null = null;
  const stream = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start: (given) => void (controller = given),
    cancel() {
      controller = null;
      onCancel();
      onEnd();
    },
  });
  const finish = (how: (own: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>>) => void) => {
    if (controller) how(controller);
    controller = null;
    onEnd();
  };
  return {
    stream,
    take(part) {
      if (part.kind === 'bytes') controller?.enqueue(part.bytes);
      else if (part.kind === 'end') finish((own) => own.close());
      else finish((own) => own.error(new TypeError(part.reason)));
    },
    fail: (reason) => finish((own) => own.error(reason)),
  };
}
