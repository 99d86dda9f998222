import { whyNotAsked } from '@overtone/domain/experiment/protocol/protocol';
import { LONGEST_QUESTION } from '@overtone/domain/experiment/protocol/question-words';
import type { Ref } from 'react';
import { TextField } from '../controls/text-field.tsx';
import { counted } from './protocol-words.ts';

/** What the field for a question in a person's own words is given. */
export interface OwnQuestionProps {
  readonly words: string;
  readonly onChange: (words: string) => void;
  readonly isDisabled: boolean;
  /** Whether it was to be sealed already, so that it says what is missing. */
  readonly isTried: boolean;
  readonly input: Ref<HTMLInputElement>;
}

/** So many characters are left when the field begins to count them. */
const COUNTED_FROM = 20;

/** A question in a person's own words. Nothing of what is typed or pasted is cut: what is too much is said. */
export function OwnQuestion({ words, onChange, isDisabled, isTried, input }: OwnQuestionProps) {
  const left = LONGEST_QUESTION - Array.from(words).length;
  return (
    <TextField
      label="Your question, answered from 1 (lowest) to 5 (highest)"
      value={words}
      // A tab comes with what is pasted from a table, and would be refused as a character that cannot be seen.
      onChange={(typed) => onChange(typed.replaceAll('\t', ' '))}
      isDisabled={isDisabled}
      inputRef={input}
      hint={left <= COUNTED_FROM ? `${counted(left, 'character')} left.` : null}
      problem={
        left < 0
          ? `${counted(-left, 'character')} too many: a question has ${LONGEST_QUESTION} at most.`
          : isTried
            ? whyNotAsked({ kind: 'own', words })
            : null
      }
    />
  );
}
