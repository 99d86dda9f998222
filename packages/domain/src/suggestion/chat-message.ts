import type { Suggestion } from './suggestion.ts';

/** One bubble of the conversation with the assistant. */
export interface ChatMessage {
  readonly id: string;
  readonly sender: 'user' | 'ai';
  readonly text: string;
  readonly suggestion?: Suggestion;
  readonly isError?: boolean;
  /** Code of the failure that the suggestion stands in for. */
  readonly failureCode?: string;
}
