import type { ProgramOffer } from '../program/asked/program-offer.ts';
import type { OwnSettings } from './also-set.ts';
import type { Suggestion } from './suggestion.ts';

/** One bubble of the conversation with the assistant. */
export interface ChatMessage {
  readonly id: string;
  readonly sender: 'user' | 'ai';
  readonly text: string;
  readonly suggestion?: Suggestion;
  /** The person's own settings that the suggestion set beside the pair; absent where it set none. */
  readonly alsoSet?: OwnSettings;
  /** A program that the question asks for, beside the suggestion. */
  readonly offer?: ProgramOffer;
  /** What is said to the person's words about it, above it. */
  readonly answer?: string;
  /** Why none is offered though the question asks for one, or none any more, in a sentence. */
  readonly refusal?: string;
  readonly isError?: boolean;
  /** Code of the failure that the suggestion stands in for. */
  readonly failureCode?: string;
}

/** Whether a message is words to be read before any rhythm: a safety note, or those for somebody who needs people. */
export function isNote({ sender, suggestion, isError = false }: ChatMessage): boolean {
  return sender === 'ai' && suggestion === undefined && !isError;
}
