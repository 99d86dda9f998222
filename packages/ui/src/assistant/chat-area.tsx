import { useStore } from '@nanostores/react';
import { ASSISTANT_LOADING_TEXT } from '@overtone/domain/suggestion/assistant-texts';
import { exchangesOf } from '@overtone/domain/suggestion/exchanges';
import { useEffect, useRef } from 'react';
import { ChatMessageView, type ChatSurroundings } from './chat-message-view.tsx';
import { SuggestedPrompts } from './suggested-prompts.tsx';

/** Space between a question and its reply when they are brought into view. */
const GAP_PX = 4;

/**
 * The conversation, from the suggested prompts down to the latest reply, which is kept in view. A question stays above its
 * own answer only: each exchange is a container of its own.
 */
export function ChatArea(props: ChatSurroundings) {
  const { assistant } = props;
  const area = useRef<HTMLElement>(null);
  const log = useRef<HTMLDivElement>(null);
  const messages = useStore(assistant.$messages);
  const exchanges = exchangesOf(messages);
  const isLoading = useStore(assistant.$status) === 'loading';

  useEffect(() => {
    const box = area.current;
    const exchange = log.current?.lastElementChild;
    const [question, first = question] = exchange?.children ?? [];
    const isAsked = messages.some(({ sender }) => sender === 'user');
    if (!box || !(question instanceof HTMLElement) || !first || !isAsked) return;
    // A reply is read from its beginning, under what was asked, also where it is longer than the area, or in two: a note
    // before a suggestion. Of a question that fills the area itself, the end is seen.
    const above =
      first === question ? 0 : Math.min(question.offsetHeight + GAP_PX, box.clientHeight / 2);
    box.scrollTop += first.getBoundingClientRect().top - box.getBoundingClientRect().top - above;
  }, [messages]);

  return (
    <section
      ref={area}
      // A region that scrolls must be reachable by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      aria-label="Conversation"
      // What is drawn later within a reply must not push its beginning out of sight.
      className="relative max-h-100 min-h-50 overflow-y-auto [overflow-anchor:none] border-y border-rule pb-6"
    >
      <SuggestedPrompts assistant={assistant} />
      <div ref={log} role="log" aria-label="Messages" className="grid gap-2 not-empty:pt-3">
        {exchanges.map((exchange) => (
          <div key={exchange[0].id} className="grid gap-2">
            {exchange.map((message) => (
              <ChatMessageView key={message.id} message={message} {...props} />
            ))}
            {isLoading && exchange === exchanges.at(-1) && (
              <p className="text-small text-muted italic">{ASSISTANT_LOADING_TEXT}</p>
            )}
          </div>
        ))}
      </div>
    </section>
  );
}
