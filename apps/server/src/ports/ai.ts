import type { Result } from '@overtone/domain/result';
import type { Seconds } from '@overtone/domain/units';

/** One message of a chat. */
export interface ChatMessage {
  readonly role: 'system' | 'user' | 'assistant';
  readonly content: string;
}

/** One question to a language model. */
export interface ChatRequest {
  readonly model: string;
  readonly messages: readonly ChatMessage[];
  /** 0 is the most predictable, 2 the least. */
  readonly temperature: number;
  readonly maxTokens: number;
  /** Shape the reply has to have; providers that cannot enforce it are asked in words only. */
  readonly jsonSchema?: { readonly name: string; readonly schema: Record<string, unknown> };
}

/** What the model wrote. */
export interface ChatReply {
  readonly text: string;
  /** False when the reply was cut at `maxTokens`. */
  readonly isComplete: boolean;
}

/** Why there is no reply. */
export interface AiFailure {
  readonly kind:
    | 'auth'
    | 'timeout'
    | 'unavailable'
    | 'busy'
    | 'budget'
    | 'declined'
    | 'misconfigured'
    | 'unreadable';
  /** How long the provider asks to wait. */
  readonly retryAfterSeconds?: Seconds;
  /** For the operator's log; never shown to people. */
  readonly detail: string;
}

/** A language model. Expected failures are values; a call makes exactly one attempt. */
export interface AiChat {
  readonly complete: (
    request: ChatRequest,
    signal: AbortSignal,
  ) => Promise<Result<ChatReply, AiFailure>>;
}
