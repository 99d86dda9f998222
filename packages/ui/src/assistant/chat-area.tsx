import { useStore } from '@nanostores/react';
import { ASSISTANT_LOADING_TEXT } from '@overtone/domain/suggestion/assistant-texts';
import { useEffect, useRef } from 'react';
import type { AssistantParts } from './assistant-parts.ts';
import { ChatBubble } from './chat-bubble.tsx';
import { SuggestedPrompts } from './suggested-prompts.tsx';
import { SuggestionCard } from './suggestion-card.tsx';

/** The conversation, from the suggested prompts down to the latest reply, which is kept in view. */
export function ChatArea({ assistant, session, output }: AssistantParts) {
  const area = useRef<HTMLElement>(null);
  const messages = useStore(assistant.$messages);
  const isLoading = useStore(assistant.$status) === 'loading';
  const latest = messages.findLast(({ suggestion }) => suggestion);

  useEffect(() => {
    const box = area.current;
    if (box && (isLoading || messages.length > 0)) box.scrollTop = box.scrollHeight;
  }, [messages, isLoading]);

  return (
    <section
      ref={area}
      // A region that scrolls must be reachable by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      aria-label="Conversation"
      className="max-h-100 min-h-50 overflow-y-auto overscroll-contain border-y border-rule py-3"
    >
      <SuggestedPrompts assistant={assistant} />
      <div role="log" aria-label="Messages" className="grid gap-4 not-empty:pt-4">
        {messages.map((message) => (
          <ChatBubble key={message.id} message={message}>
            {message.suggestion && (
              <SuggestionCard
                suggestion={message.suggestion}
                isLatest={message === latest}
                assistant={assistant}
                session={session}
                output={output}
              />
            )}
          </ChatBubble>
        ))}
        {isLoading && <p className="text-small text-muted italic">{ASSISTANT_LOADING_TEXT}</p>}
      </div>
    </section>
  );
}
