import type { ChatMessage } from './chat-message.ts';

/** A question and everything that answers it, in the order in which it was said. */
export type Exchange = readonly [ChatMessage, ...(readonly ChatMessage[])];

/** The conversation by its questions: each begins an exchange; what was said before the first is one of its own. */
export function exchangesOf(messages: readonly ChatMessage[]): readonly Exchange[] {
  return messages.reduce<readonly Exchange[]>((before, message) => {
    const last = before.at(-1);
    if (last === undefined || message.sender === 'user') return [...before, [message]];
    return [...before.slice(0, -1), [...last, message]];
  }, []);
}
