import type { Question } from '@overtone/domain/experiment/protocol/protocol';
import { useState } from 'react';
import { Button } from '../controls/button.tsx';
import { Choice } from '../controls/choice.tsx';
import { ratingName } from '../insights/rating-names.ts';
import { questionWords, RATINGS, scaleEnds } from './protocol-words.ts';

/** What the question that was sealed is given. */
export interface AskRatingProps {
  readonly question: Question;
  readonly onRating: (rating: number) => void;
  readonly leaveOut: () => void;
}

/** The points of the scale; its ends are read out with what they are called. */
function optionsFor(question: Question) {
  const ends = scaleEnds(question);
  return RATINGS.map((rating) => ({
    value: String(rating),
    name: ratingName(rating, RATINGS, ends),
    content: <span className="figure">{rating}</span>,
  }));
}

/** Asks how a session was, alone: the guess follows, and by then this stands. */
export function AskRating({ question, onRating, leaveOut }: AskRatingProps) {
  const [lowest, highest] = scaleEnds(question);
  const [rating, setRating] = useState<string | null>(null);
  return (
    <>
      <div className="grid gap-1">
        <Choice
          label={questionWords(question)}
          options={optionsFor(question)}
          value={rating}
          onChange={setRating}
        />
        <p aria-hidden className="flex justify-between text-note text-muted">
          <span>{lowest}</span>
          <span>{highest}</span>
        </p>
      </div>
      <p className="text-small text-muted">
        One more question follows. By then this answer stands, so that the other cannot move it.
      </p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button tone="solid" isDisabled={rating === null} onPress={() => onRating(Number(rating))}>
          Next
        </Button>
        <Button tone="quiet" onPress={leaveOut}>
          Leave it unanswered; it will not count
        </Button>
      </div>
    </>
  );
}
