import type { RequestContext } from './server-context.ts';

/** Answers with a text that is made piece by piece, each when the one before has gone to whoever reads it. */
export async function answerInPieces(
  context: RequestContext,
  headers: Readonly<Record<string, string>>,
  pieces: () => AsyncIterable<string> | Promise<AsyncIterable<string>>,
): Promise<Response> {
  // Nobody would read, and so nobody would end, what follows these headers.
  if (context.req.method === 'HEAD') return context.body(null, 200, headers);
  const text = ReadableStream.from<string>(await pieces());
  return context.body(text.pipeThrough(new TextEncoderStream()), 200, headers);
}
