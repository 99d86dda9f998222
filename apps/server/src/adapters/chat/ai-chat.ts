import type { Milliseconds } from '@overtone/domain/units';
import type { AiChat } from '../../ports/ai.ts';
import { breakingChat } from './breaking-chat.ts';
import { openAiChat, type OpenAiOptions } from './openai-chat.ts';
import { queuedChat } from './queued-chat.ts';

/** Which server to ask, and how hard. */
export interface AiChatOptions extends OpenAiOptions {
  /** Questions that may be under way at once; as many again may wait. */
  readonly concurrency: number;
}

/** The operator's language model, spared when it is overwhelmed or failing. Everything that asks it shares one of these. */
export function aiChat(options: AiChatOptions, now: () => Milliseconds): AiChat {
  const { concurrency } = options;
  const queued = queuedChat(openAiChat(options), {
    maxAtOnce: concurrency,
    maxWaiting: concurrency,
  });
  return breakingChat(queued, now);
}
