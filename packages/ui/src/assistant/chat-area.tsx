import { useStore } from '@nanostores/react';
import { exchangesOf } from '@overtone/domain/suggestion/exchanges';
import { useEffect, useRef } from 'react';
import { ChatMessageView, type ChatSurroundings } from './chat-message-view.tsx';
import { SuggestedPrompts } from './suggested-prompts.tsx';
import { WaitingLine } from './waiting-line.tsx';

/** Space between a question and its reply when they are brought into view. */
const GAP_PX = 4;
/** How much of a question that does not stay is left above its reply: the end of it, two lines with what is around them. */
const ENDING_PX = 54;

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
    // before a suggestion. Of a question that would take the room for it, the end is seen.
    const stays = getComputedStyle(question).position === 'sticky';
    const above = first === question ? 0 : stays ? question.offsetHeight + GAP_PX : ENDING_PX;
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
      className="relative max-h-[var(--chat,25rem)] min-h-50 md:not-low:h-100 overflow-y-auto [overflow-anchor:none] border-t-[length:var(--chat-rule,1px)] border-rule"
    >
      <SuggestedPrompts assistant={assistant} />
      <div ref={log} role="log" aria-label="Messages" className="grid gap-2 not-empty:pt-2">
        {exchanges.map((exchange) => (
          <div
            key={exchange[0].id}
            // Room for the latest to begin at the top, however short it is.
            className="grid content-start gap-2 last:min-h-[calc(var(--chat,25rem)-1.5rem)] tight:last:min-h-[min(18rem,calc(var(--chat,25rem)-1.5rem))]"
          >
            {exchange.map((message) => (
              <ChatMessageView key={message.id} message={message} {...props} />
            ))}
            {isLoading && exchange === exchanges.at(-1) && <WaitingLine />}
          </div>
        ))}
      </div>
      <div aria-hidden className="fade-foot max-md:h-3" />
    </section>
  );
}
