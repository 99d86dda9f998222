import type { Milliseconds } from '@overtone/domain/units';
import type { Logger } from 'pino';
import type { AiChat } from '../../../ports/ai.ts';

/** A large model on a slow disk may take this long to load. */
const WARM_UP_MS: Milliseconds = 120_000;

/**
 * Asks a model on this machine for one word, so that it is loaded before the first person asks. Ends by itself; the
 * returned function ends it earlier.
 */
export function startWarmUp(
  { chat, suggestionModel }: { readonly chat: AiChat; readonly suggestionModel: string },
  log: Logger,
): () => Promise<void> {
  const stopping = new AbortController();
  const ask = async () => {
    const reply = await chat.complete(
      {
        model: suggestionModel,
        messages: [{ role: 'user', content: 'Hello' }],
        temperature: 0,
        maxTokens: 1,
      },
      AbortSignal.any([stopping.signal, AbortSignal.timeout(WARM_UP_MS)]),
    );
    // One token of some models is an empty reply; whoever writes it is awake.
    if (reply.ok || reply.reason.kind === 'unreadable') log.info('the model is ready');
    else if (!stopping.signal.aborted) {
      log.warn({ cause: reply.reason.detail }, 'the model did not answer yet');
    }
  };
  const asking = ask();
  return () => {
    stopping.abort();
    return asking;
  };
}
