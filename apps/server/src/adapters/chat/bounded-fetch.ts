/** An answer of more bytes than are read. */
class OverlongAnswer extends Error {
  override readonly name = 'OverlongAnswer';
}

/** A `fetch` whose answers are read up to `mostBytes`; reading on throws {@link OverlongAnswer}, and ends the connection. */
export function boundedFetch(mostBytes: number): typeof fetch {
  return async (...asked) => {
    const { body, status, statusText, headers } = await fetch(...asked);
    return new Response(body && body.pipeThrough(upTo(mostBytes)), { status, statusText, headers });
  };
}

function upTo(mostBytes: number): TransformStream<Uint8Array, Uint8Array> {
  let length = 0;
  return new TransformStream({
    transform(chunk, controller) {
      length += chunk.byteLength;
      if (length > mostBytes) throw new OverlongAnswer(`longer than ${mostBytes} bytes`);
      controller.enqueue(chunk);
    },
  });
}
