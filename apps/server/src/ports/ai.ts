import type { Result } from '@overtone/domain/result';
import type { Milliseconds, Seconds } from '@overtone/domain/units';

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

/**
 * Why there is no reply. `unavailable`: no connection, or a fault that may pass. `busy`: too many requests. `paused`: not
 * asked, because it failed too often just now. `crowded`: not asked, because too many wait already. `cancelled`: the
 * asker has gone. `unreadable`: an answer that is no chat completion. `misconfigured`: anything that trying again won't
 * change.
 */
export type AiFailureKind =
  | 'auth'
  | 'timeout'
  | 'unavailable'
  | 'busy'
  | 'paused'
  | 'crowded'
  | 'cancelled'
  | 'budget'
  | 'declined'
  | 'misconfigured'
  | 'unreadable';

/** Why there is no reply. */
export interface AiFailure {
  readonly kind: AiFailureKind;
  /** How long to wait before the next question. */
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

/** The failure that an aborted signal stands for: a time limit, or an asker who has gone. */
export function abortFailure(signal: AbortSignal, detail = 'aborted'): AiFailure {
  const reason: unknown = signal.reason;
  const isTimeLimit = reason instanceof Error && reason.name === 'TimeoutError';
  return { kind: isTimeLimit ? 'timeout' : 'cancelled', detail };
}

/** A language model with the names and limits that the operator chose. */
export interface LanguageModel {
  readonly chat: AiChat;
  readonly suggestionModel: string;
  readonly articleModel: string;
  /** Longest wait for one attempt. */
  readonly attemptTimeoutMs: Milliseconds;
  /** Longest wait for everything. */
  readonly totalTimeoutMs: Milliseconds;
  /** Whether it runs on the server's own machine. */
  readonly isLocal?: boolean;
}
