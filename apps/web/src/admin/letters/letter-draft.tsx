import {
  type Letter,
  type LetterContent,
  LONGEST_LETTER,
  LONGEST_LETTER_SUBJECT,
} from '@overtone/domain/contract/letters';
import { useState } from 'react';
import type { AccountBoot } from '../../account/boot-account.ts';
import { ActionButton } from '../../account/form/action-button.tsx';
import { Field } from '../../account/form/field.tsx';
import { askForTest, askToChange, askToDelete } from './ask-for-letters.ts';
import { LetterConflict } from './letter-conflict.tsx';
import { LetterPreview } from './letter-preview.tsx';
import { LetterTextField } from './letter-text-field.tsx';
import { AUDIENCE_MEANING } from './letter-words.ts';
import { SendLetter } from './send-letter.tsx';

/** A letter that is written: its subject and text, how it will arrive, a test, and sending it. */
export function LetterDraft({
  letter,
  host,
  onChanged,
  onSent,
  onDeleted,
}: {
  readonly letter: Letter;
  readonly host: AccountBoot['host'];
  readonly onChanged: (letter: Letter) => void;
  readonly onSent: (letter: Letter) => void;
  readonly onDeleted: () => void;
}) {
  const [subject, setSubject] = useState(letter.subject);
  const [text, setText] = useState(letter.text);
  const [said, setSaid] = useState('');
  const [isStale, setStale] = useState(false);
  const content: LetterContent = { audience: letter.audience, subject, text };
  const isSaved = subject === letter.subject && text === letter.text;
  const isWritten = letter.subject.trim() !== '' && letter.text.trim() !== '';
  const save = async (base: Letter) => {
    const reply = await askToChange(host, base, content);
    setStale(!reply.ok && reply.reason.code === 'letter_stale');
    return reply;
  };
  const saved = (next: Letter) => {
    setSaid('Saved.');
    onChanged(next);
  };
  return (
    <div className="grid grid-cols-1 gap-6 border-l-2 border-rule pl-4">
      <p className="max-w-prose text-small text-muted">{AUDIENCE_MEANING[letter.audience]}</p>
      <div className="grid max-w-3xl gap-4">
        <Field
          label="Subject"
          autoComplete="off"
          maxLength={LONGEST_LETTER_SUBJECT}
          value={subject}
          onChange={setSubject}
        />
        <LetterTextField value={text} maxLength={LONGEST_LETTER} onChange={setText} />
      </div>
      <div className="flex flex-wrap items-center gap-4">
        <ActionButton
          text="Save"
          tone={isSaved ? 'line' : 'solid'}
          ask={() => save(letter)}
          onDone={saved}
        />
        <ActionButton
          text="Delete the draft"
          ask={() => askToDelete(host, letter)}
          onDone={onDeleted}
        />
        <output className="text-small font-medium text-accent empty:hidden">
          {isSaved ? said : ''}
        </output>
      </div>
      {isStale && (
        <LetterConflict
          id={letter.id}
          host={host}
          onTakeTheirs={(theirs) => {
            setSubject(theirs.subject);
            setText(theirs.text);
            setStale(false);
            onChanged(theirs);
          }}
          onKeepMine={save}
          onKept={saved}
        />
      )}
      {isSaved && isWritten ? (
        <>
          <LetterPreview letter={letter} />
          <div className="flex flex-wrap items-center gap-4">
            <ActionButton
              text="Mail it to myself"
              ask={() => askForTest(host, letter)}
              onDone={(did) => {
                setSaid(did);
              }}
            />
            <SendLetter letter={letter} host={host} onSent={onSent} />
          </div>
        </>
      ) : (
        <p className="text-small text-muted">
          Once it has a subject and a text and is saved, you see here how it arrives.
        </p>
      )}
    </div>
  );
}
