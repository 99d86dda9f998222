/**
 * The names of the server-sent events in a body, in batches as they arrive; a batch of comments alone is empty. Ends with
 * the body, or when `signal` is aborted.
 *
 * @throws whatever broke the connection.
 */
export async function* eventNames(
  body: ReadableStream<Uint8Array>,
  signal: AbortSignal,
): AsyncGenerator<readonly string[]> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const leave = () => void reader.cancel().catch(() => undefined);
  signal.addEventListener('abort', leave, { once: true });
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done || signal.aborted) return;
      const events = (rest + decoder.decode(value, { stream: true })).split(/\r?\n\r?\n/u);
      rest = events.pop() ?? '';
      yield events.flatMap((event) => /^event: ?(.+)$/mu.exec(event)?.[1]?.trim() ?? []);
    }
  } finally {
    signal.removeEventListener('abort', leave);
    leave();
  }
}
