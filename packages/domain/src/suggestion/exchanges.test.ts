import { expect, it } from 'vitest';
import type { ChatMessage } from './chat-message.ts';
import { exchangesOf } from './exchanges.ts';

const said = (id: string, sender: ChatMessage['sender']): ChatMessage => ({ id, sender, text: id });

it('begins an exchange with each question, and leaves nothing out', () => {
  const conversation = [
    said('hello', 'ai'),
    said('first', 'user'),
    said('note', 'ai'),
    said('answer', 'ai'),
    said('second', 'user'),
  ];
  const ids = exchangesOf(conversation).map((exchange) => exchange.map(({ id }) => id));
  expect(ids).toEqual([['hello'], ['first', 'note', 'answer'], ['second']]);
  expect(exchangesOf([])).toEqual([]);
});
