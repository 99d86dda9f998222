import { useStore } from '@nanostores/react';
import type { OfferId } from '@overtone/domain/offers/offers';
import type { Program } from '@overtone/domain/program/program';
import type { ChatMessage } from '@overtone/domain/suggestion/chat-message';
import { QUOTA_EXHAUSTED } from '@overtone/domain/suggestion/quota-texts';
import { latePart } from '../late/late-part.tsx';
import { LatePlace } from '../late/late-place.tsx';
import { Button } from '../controls/button.tsx';
import { GuardedHues } from '../program/guarded-hues.tsx';
import type { AssistantParts } from './assistant-parts.ts';
import { ChatBubble, TEXTS } from './chat-bubble.tsx';
import { Explanation } from './explanation.tsx';
import { MeanwhilePair, MeanwhileSet } from './meanwhile-pair.tsx';
import type { PlansPlace } from './plans-link.tsx';
import { SuggestionCard } from './suggestion-card.tsx';
import { UpgradeLine } from './upgrade-line.tsx';

const ProgramOffer = latePart(
  async () => (await import('../program/program-offer.tsx')).ProgramOffer,
);

/** What a message of the conversation is drawn with. */
export interface ChatSurroundings extends AssistantParts {
  readonly plans: PlansPlace;
  readonly offerId: OfferId | null;
  readonly now: () => Date;
  /** Opens a program that is offered, to be changed; null where there is no place for that. */
  readonly onEdit: ((program: Program) => void) | null;
}

export interface ChatMessageViewProps extends ChatSurroundings {
  readonly message: ChatMessage;
}

/** One message with what it set, offers or asks for. */
export function ChatMessageView({ message, ...surroundings }: ChatMessageViewProps) {
  const { assistant, session, output, plans, offerId, now, onEdit } = surroundings;
  const messages = useStore(assistant.$messages);
  const { flashGuard } = useStore(output.$choice);
  const isLoading = useStore(assistant.$status) === 'loading';
  const { suggestion, alsoSet } = message;
  const isLatest = message === messages.findLast((each) => each.suggestion);

  if (message.offer && suggestion)
    return (
      <article aria-label="Assistant" className="grid gap-3">
        {message.answer !== undefined && <p className={TEXTS.ai}>{message.answer}</p>}
        <LatePlace name="The program that suits it" fallback={<div className="h-72" />}>
          <GuardedHues value={flashGuard}>
            <ProgramOffer player={session.program} offer={message.offer} {...{ now, onEdit }}>
              <MeanwhileSet {...{ suggestion, isLatest, assistant, session }} />
            </ProgramOffer>
          </GuardedHues>
        </LatePlace>
        <MeanwhilePair {...{ suggestion, isLatest, alsoSet, assistant, session, output }} />
      </article>
    );
  return (
    <ChatBubble
      message={message}
      text={suggestion && <Explanation {...{ suggestion, isLatest, session }} />}
    >
      {suggestion && (
        <SuggestionCard {...{ suggestion, isLatest, alsoSet, assistant, session, output }} />
      )}
      {message.isError && message === messages.at(-1) && !isLoading && (
        <p>
          <Button onPress={() => void assistant.retry()}>Retry</Button>
        </p>
      )}
      {message.failureCode === QUOTA_EXHAUSTED && <UpgradeLine plans={plans} offerId={offerId} />}
    </ChatBubble>
  );
}
