import { useStore } from '@nanostores/react';
import type { RatingAsker, RatingQuestion as Question } from '@overtone/client/usage/rating-asker';
import { useEffect, useId, useRef } from 'react';
import { Button } from '../controls/button.tsx';
import { useFocusOfGone } from '../controls/use-focus-of-gone.tsx';
import { FOCUS_ENDS, ratingName } from './rating-names.ts';

const RATINGS = [1, 2, 3, 4, 5] as const;

const QUESTIONS: Readonly<Record<Question, string>> = {
  before: 'How focused are you right now?',
  after: 'And now, how focused are you?',
};

/**
 * Asks for a rating in one row beside whatever else is on the page, or in two on the narrowest phones. It takes no focus, gives back
 * what came to it, and goes unless somebody is at it: so a phone that has no room for it leaves out Skip.
 */
export function RatingQuestion({ asker }: { readonly asker: RatingAsker }) {
  const titleId = useId();
  const noteId = useId();
  const question = useStore(asker.$question);
  const place = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<HTMLElement | null>(null);
  useFocusOfGone(place, () => cameFrom.current);
  useEffect(() => {
    const within = place.current;
    if (within === null || question === null) return undefined;
    let hasFocus = within.contains(document.activeElement);
    let hasPointer = false;
    const tell = () => asker.hold(hasFocus || hasPointer);
    if (hasFocus) tell();
    else cameFrom.current = null;
    const point = (isAtIt: boolean) => () => {
      hasPointer = isAtIt;
      tell();
    };
    const come = ({ relatedTarget }: FocusEvent) => {
      if (!hasFocus && relatedTarget instanceof HTMLElement) cameFrom.current = relatedTarget;
      hasFocus = true;
      tell();
    };
    const go = ({ relatedTarget }: FocusEvent) => {
      hasFocus = relatedTarget instanceof Node && within.contains(relatedTarget);
      tell();
    };
    const over = new AbortController();
    within.addEventListener('pointerenter', point(true), over);
    within.addEventListener('pointerleave', point(false), over);
    within.addEventListener('focusin', come, over);
    within.addEventListener('focusout', go, over);
    return () => over.abort();
  }, [asker, question]);
  return (
    <div ref={place} aria-live="polite" className="empty:hidden">
      {question !== null && (
        <section
          aria-labelledby={titleId}
          className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2 text-small handheld:flex-nowrap handheld:gap-x-3 handheld:py-0 handheld:max-sm:gap-x-2 handheld:max-sm:text-note/4"
        >
          <p id={titleId} className="font-semibold handheld:max-sm:w-24 handheld:max-sm:shrink-0">
            {QUESTIONS[question]}
          </p>
          <fieldset
            aria-labelledby={titleId}
            aria-describedby={noteId}
            className="flex min-w-0 items-center gap-1.5 max-[22.5rem]:order-1 max-[22.5rem]:basis-full handheld:shrink-0 handheld:max-sm:gap-0.5"
          >
            <span aria-hidden className="text-note text-muted handheld:max-sm:hidden">
              {FOCUS_ENDS[0]}
            </span>
            {RATINGS.map((rating) => (
              <button
                key={rating}
                type="button"
                aria-label={ratingName(rating, RATINGS, FOCUS_ENDS)}
                onClick={() => asker.answer(rating)}
                className="figure size-9 cursor-pointer rounded-key border border-edge transition-colors hover:border-accent hover:bg-accent hover:text-on-accent pointer-coarse:size-11 handheld:relative handheld:size-7.5 handheld:before:absolute handheld:before:-inset-x-px handheld:before:-inset-y-1.75"
              >
                {rating}
              </button>
            ))}
            <span aria-hidden className="text-note text-muted handheld:max-sm:hidden">
              {FOCUS_ENDS[1]}
            </span>
          </fieldset>
          <p id={noteId} className="hidden text-note text-muted xl:block">
            Only for your own Insights. You don’t have to answer.
          </p>
          <div className="ml-auto flex shrink-0 gap-4 handheld:max-sm:gap-2.5 handheld:max-sm:*:text-left handheld:max-sm:*:text-note/4 max-[24rem]:handheld:[&>:first-child]:hidden handheld:*:relative handheld:*:before:absolute handheld:*:before:-inset-x-1 handheld:*:before:-inset-y-1.5 handheld:max-sm:[&>:last-child]:max-w-14">
            <Button tone="quiet" onPress={asker.skip}>
              Skip
            </Button>
            <Button tone="quiet" onPress={asker.silence}>
              Don’t ask again
            </Button>
          </div>
        </section>
      )}
    </div>
  );
}
