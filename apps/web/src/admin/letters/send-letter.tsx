import type { Letter } from '@overtone/domain/contract/letters';
import { useState } from 'react';
import type { AccountBoot } from '../../account/boot-account.ts';
import { Field } from '../../account/form/field.tsx';
import { AskFirst } from '../ask-first.tsx';
import { askToSend } from './ask-for-letters.ts';
import { AUDIENCE_MEANING, peopleWords, timeLeftWords } from './letter-words.ts';

/** Sends a letter, once its subject was typed again. */
export function SendLetter({
  letter,
  host,
  onSent,
}: {
  readonly letter: Letter;
  readonly host: AccountBoot['host'];
  readonly onSent: (letter: Letter) => void;
}) {
  const [typed, setTyped] = useState('');
  const people = peopleWords(letter.people);
  return (
    <AskFirst
      button={`Send to ${people}`}
      question={`Send this letter to ${people}?`}
      doIt="Send it"
      leaveIt="Not yet"
      ask={() => askToSend(host, letter, typed)}
      onDone={onSent}
    >
      <p>{AUDIENCE_MEANING[letter.audience]}</p>
      <p>
        At {letter.perMinute} a minute it takes {timeLeftWords(letter)}. You can stop it, but what
        has gone can’t be taken back, and the letter can’t be changed any more.
      </p>
      <p className="wrap-anywhere">
        Its subject: <strong className="font-medium">{letter.subject}</strong>
      </p>
      <Field
        label="Type the subject of the letter"
        autoComplete="off"
        value={typed}
        onChange={setTyped}
      />
    </AskFirst>
  );
}
