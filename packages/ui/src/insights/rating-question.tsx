import { useStore } from '@nanostores/react';
import type { RatingAsker, RatingQuestion as Question } from '@overtone/client/usage/rating-asker';
import { useId } from 'react';
import { Button } from '../controls/button.tsx';

const RATINGS = [1, 2, 3, 4, 5] as const;

const QUESTIONS: Readonly<Record<Question, string>> = {
  before: 'How focused are you right now?',
  after: 'And now, how focused are you?',
};

/** Asks for a rating beside whatever else is on the page; it takes no focus and covers no control for long. */
export function RatingQuestion({ asker }: { readonly asker: RatingAsker }) {
  const titleId = useId();
  const question = useStore(asker.$question);
  return (
    <div aria-live="polite" className="empty:hidden">
      {question !== null && (
        <section
          aria-labelledby={titleId}
          className="grid gap-3 border border-edge bg-surface p-4 text-small"
        >
          <div>
            <p id={titleId} className="font-semibold">
              {QUESTIONS[question]}
            </p>
            <p className="text-note text-muted">Only for your own Insights. You need not answer.</p>
          </div>
          <fieldset aria-labelledby={titleId} className="grid min-w-0 gap-1">
            <div className="flex gap-1.5">
              {RATINGS.map((rating) => (
                <button
                  key={rating}
                  type="button"
                  aria-label={`${rating} of 5`}
                  onClick={() => asker.answer(rating)}
                  className="figure min-h-11 flex-1 cursor-pointer rounded-key border border-edge text-base transition-colors hover:border-accent hover:bg-accent hover:text-on-accent"
                >
                  {rating}
                </button>
              ))}
            </div>
            <p aria-hidden className="flex justify-between text-note text-muted">
              <span>hardly</span>
              <span>fully</span>
            </p>
          </fieldset>
          <div className="flex justify-between gap-4">
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
