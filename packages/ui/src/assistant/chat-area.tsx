import { useStore } from '@nanostores/react';
import type { OfferId } from '@overtone/domain/offers/offers';
import { ASSISTANT_LOADING_TEXT } from '@overtone/domain/suggestion/assistant-texts';
import { QUOTA_EXHAUSTED } from '@overtone/domain/suggestion/quota-texts';
import type { Program } from '@overtone/domain/program/program';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { Button } from '../controls/button.tsx';
import type { AssistantParts } from './assistant-parts.ts';
import { ChatBubble } from './chat-bubble.tsx';
import { Explanation } from './explanation.tsx';
import { MeanwhilePair } from './meanwhile-pair.tsx';
import type { PlansPlace } from './plans-link.tsx';
import { SuggestedPrompts } from './suggested-prompts.tsx';
import { SuggestionCard } from './suggestion-card.tsx';
import { UpgradeLine } from './upgrade-line.tsx';

const ProgramOffer = lazy(async () => ({
  default: (await import('../program/program-offer.tsx')).ProgramOffer,
}));

/** Space between a question and its reply when they are brought into view. */
const GAP_PX = 4;

/** What the conversation is given. */
export interface ChatAreaProps extends AssistantParts {
  readonly plans: PlansPlace;
  readonly offerId: OfferId | null;
  readonly now: () => Date;
  /** Opens a program that is offered, to be changed; null where there is no place for that. */
  readonly onEdit: ((program: Program) => void) | null;
}

/** The conversation, from the suggested prompts down to the latest reply, which is kept in view. */
export function ChatArea(props: ChatAreaProps) {
  const { assistant, session, output, plans, offerId, now, onEdit } = props;
  const area = useRef<HTMLElement>(null);
  const log = useRef<HTMLDivElement>(null);
  const messages = useStore(assistant.$messages);
  const isLoading = useStore(assistant.$status) === 'loading';
  const latest = messages.findLast(({ suggestion }) => suggestion);

  useEffect(() => {
    const box = area.current;
    const asked = messages.findLastIndex(({ sender }) => sender === 'user');
    const lines = [...(log.current?.children ?? [])];
    const [question, first = question] = lines.slice(asked);
    if (!box || !(question instanceof HTMLElement) || !first || asked < 0) return;
    // A reply is read from its beginning, under what was asked, also where it is longer than the area, or in two: a note
    // before a suggestion.
    const above = first === question ? 0 : question.offsetHeight + GAP_PX;
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
        {messages.map((message) =>
          message.offer && message.suggestion ? (
            <article key={message.id} aria-label="Assistant" className="grid gap-3">
              <Suspense fallback={<div className="h-72" />}>
                <ProgramOffer player={session.program} offer={message.offer} {...{ now, onEdit }} />
              </Suspense>
              <MeanwhilePair
                suggestion={message.suggestion}
                isLatest={message === latest}
                alsoSet={message.alsoSet}
                {...{ assistant, session, output }}
              />
            </article>
          ) : (
            <ChatBubble
              key={message.id}
              message={message}
              text={
                message.suggestion && (
                  <Explanation
                    suggestion={message.suggestion}
                    isLatest={message === latest}
                    session={session}
                  />
                )
              }
            >
              {message.suggestion && (
                <SuggestionCard
                  suggestion={message.suggestion}
                  isLatest={message === latest}
                  alsoSet={message.alsoSet}
                  {...{ assistant, session, output }}
                />
              )}
              {message.isError && message === messages.at(-1) && !isLoading && (
                <p>
                  <Button onPress={() => void assistant.retry()}>Retry</Button>
                </p>
              )}
              {message.failureCode === QUOTA_EXHAUSTED && (
                <UpgradeLine plans={plans} offerId={offerId} />
              )}
            </ChatBubble>
          ),
        )}
        {isLoading && <p className="text-small text-muted italic">{ASSISTANT_LOADING_TEXT}</p>}
      </div>
    </section>
  );
}
