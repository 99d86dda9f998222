import { useStore } from '@nanostores/react';
import type { Assistant } from '@overtone/client/assistant/assistant';
import { type RefObject, useEffect, useRef } from 'react';
import { scrollingBox } from '../page/scrolling-box.ts';

/** What is brought into view, and when. */
export interface AnswerInViewProps extends Pick<Assistant, '$messages'> {
  /** The pane that the conversation is in. */
  readonly place: RefObject<HTMLElement | null>;
}

/**
 * Brings the conversation into view whenever something is asked or answered, where the page scrolls as one: whoever writes at
 * the foot of a low window would see neither. Whoever has moved on to something else stays there.
 */
export function AnswerInView({ place, $messages }: AnswerInViewProps) {
  const latest = useStore($messages).at(-1)?.id;
  const seen = useRef(latest);
  useEffect(() => {
    if (seen.current === latest) return;
    seen.current = latest;
    const { activeElement } = document;
    const isElsewhere = activeElement !== document.body && !place.current?.contains(activeElement);
    const area = place.current?.querySelector('[role="log"]')?.parentElement ?? null;
    if (isElsewhere || area === null || scrollingBox(area) !== null) return;
    // At the top, so that what a person writes in has its place below.
    area.scrollIntoView({ block: 'start', inline: 'nearest', behavior: 'instant' });
  }, [place, latest]);
  return null;
}
