import { type ChatMessage, isNote } from '@overtone/domain/suggestion/chat-message';
import type { ReactNode } from 'react';

const SPEAKERS = { user: 'You', ai: 'Assistant' } as const;

/** One message, with what belongs to it underneath. */
export function ChatBubble({
  message,
  text = message.text,
  children,
}: {
  readonly message: ChatMessage;
  /** What it says now, where that is not what it said first. */
  readonly text?: ReactNode;
  readonly children?: ReactNode;
}) {
  const { sender, isError = false, refusal } = message;
  return (
    <article
      aria-label={SPEAKERS[sender]}
      {...(isNote(message) && { tabIndex: -1, 'data-message': message.id })}
      className={`grid gap-2 wrap-anywhere ${sender === 'user' ? ASKED[message.text.length <= STAYS_UP_TO ? 'stays' : 'leaves'] : ''}`}
    >
      {refusal !== undefined && <p className={TEXTS.ai}>{refusal}</p>}
      {isError ? (
        <div className="grid gap-2 border-l-2 border-warn bg-warn-well px-3 py-2">
          <p role="alert" className="text-base text-warn">
            {text}
          </p>
          {children}
        </div>
      ) : (
        <>
          <p className={TEXTS[sender]}>{text}</p>
          {children}
        </>
      )}
    </article>
  );
}

/** A sentence of more characters than this scrolls away: more than two lines would leave no room for its answer. */
const STAYS_UP_TO = 110;

/** What was asked stays above its answer while that is read; it leaves with the exchange around it. */
const ASKED = {
  // Paper beneath it, so that no line touches it, and a line that goes under it fades out.
  stays:
    'sticky top-0 z-10 -mb-1.5 bg-paper pt-1.5 pb-3 after:pointer-events-none after:absolute after:inset-x-0 after:top-full after:h-1.5 after:bg-linear-to-b after:from-paper after:to-transparent',
  leaves: 'py-1.5',
} as const;

/** How words look, by who says them. */
export const TEXTS = {
  user: 'justify-self-end rounded-key bg-well px-3 py-1.5 text-small',
  ai: 'max-w-[34rem] font-serif text-[1.0625rem] leading-normal tight:text-[1rem] tight:leading-snug',
} as const;
