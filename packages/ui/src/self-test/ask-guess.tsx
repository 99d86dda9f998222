import type { Question } from '@overtone/domain/experiment/protocol/protocol';
import { GUESSES, type Guess } from '@overtone/domain/experiment/statistics/blinding';
import { useState } from 'react';
import { Button } from '../controls/button.tsx';
import { Choice } from '../controls/choice.tsx';
import { questionWords } from './protocol-words.ts';
import { GUESS_WORDS } from './self-test-words.ts';

/** What the question after the rating is given. */
export interface AskGuessProps {
  readonly question: Question;
  /** What was answered to it, which stands. */
  readonly rating: number;
  readonly onGuess: (guess: Guess) => void;
  readonly leaveOut: () => void;
}

const OPTIONS = GUESSES.map((value) => ({ value, name: GUESS_WORDS[value] }));

/** Asks which it was, once the rating is given: that is shown, and cannot be changed any more. */
export function AskGuess({ question, rating, onGuess, leaveOut }: AskGuessProps) {
  const [guess, setGuess] = useState<Guess | null>(null);
  return (
    <>
      <dl className="grid gap-1">
        <dt className="label wrap-anywhere">{questionWords(question)}</dt>
        <dd>
          <span className="figure">{rating}</span> of 5
          <span className="text-small text-muted">; this answer stands.</span>
        </dd>
      </dl>
      <Choice
        label="Which was it, do you think?"
        options={OPTIONS}
        value={guess}
        onChange={setGuess}
      />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button
          tone="solid"
          isDisabled={guess === null}
          onPress={() => guess !== null && onGuess(guess)}
        >
          Keep these answers
        </Button>
        <Button tone="quiet" onPress={leaveOut}>
          Leave it out; it will not count
        </Button>
      </div>
    </>
  );
}
