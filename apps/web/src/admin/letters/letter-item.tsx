import type { Letter, ListedLetter } from '@overtone/domain/contract/letters';
import { Button } from '@overtone/ui/controls/button';
import { Notice } from '@overtone/ui/controls/notice';
import { useCallback, useState } from 'react';
import type { AccountBoot } from '../../account/boot-account.ts';
import { useLoaded } from '../../account/use-loaded.ts';
import { GoneRow } from '../gone-row.tsx';
import { OpeningRow } from '../opening-row.tsx';
import { askForLetter } from './ask-for-letters.ts';
import { LetterDraft } from './letter-draft.tsx';
import { LetterProgress } from './letter-progress.tsx';
import { AUDIENCE_WORDS, letterName, stateWords } from './letter-words.ts';

/** A line of the list of letters; it opens to the letter. */
export function LetterItem({
  listed,
  host,
  startsOpen,
  onChanged,
  onDeleted,
}: {
  readonly listed: ListedLetter;
  readonly host: AccountBoot['host'];
  readonly startsOpen: boolean;
  readonly onChanged: (letter: ListedLetter) => void;
  readonly onDeleted: () => void;
}) {
  const [isGone, setGone] = useState(false);
  if (isGone) return <GoneRow>The draft is deleted.</GoneRow>;
  return (
    <OpeningRow
      startsOpen={startsOpen}
      lineClassName="gap-x-6 md:grid-cols-[minmax(0,2.2fr)_minmax(0,1fr)_minmax(0,1.3fr)_6rem]"
      line={
        <>
          <span className="font-medium wrap-anywhere">{letterName(listed)}</span>
          <span className="text-small">{AUDIENCE_WORDS[listed.audience]}</span>
          <span className="text-small">{stateWords(listed)}</span>
          <span className="figure text-small text-muted">
            {(listed.startedAt ?? listed.updatedAt).slice(0, 10)}
          </span>
        </>
      }
    >
      <OpenLetter
        id={listed.id}
        host={host}
        onChanged={onChanged}
        onDeleted={() => {
          setGone(true);
          onDeleted();
        }}
      />
    </OpeningRow>
  );
}

function OpenLetter({
  id,
  host,
  onChanged,
  onDeleted,
}: {
  readonly id: string;
  readonly host: AccountBoot['host'];
  readonly onChanged: (letter: ListedLetter) => void;
  readonly onDeleted: () => void;
}) {
  const [acts, setActs] = useState(0);
  const { state, reload, set } = useLoaded(useCallback(() => askForLetter(host, id), [host, id]));
  if (state.kind === 'loading') return <output className="text-small text-muted">Reading…</output>;
  if (state.kind === 'refused') {
    return (
      <Notice title="The letter could not be read">
        <p>{state.refusal.sentence}</p>
        <Button tone="quiet" onPress={reload}>
          Try again
        </Button>
      </Notice>
    );
  }
  const letter = state.value;
  const take = (next: Letter) => {
    set(next);
    onChanged(next);
  };
  const act = (next: Letter) => {
    setActs((before) => before + 1);
    take(next);
  };
  return letter.state === 'draft' ? (
    <LetterDraft letter={letter} host={host} onChanged={take} onSent={act} onDeleted={onDeleted} />
  ) : (
    <LetterProgress
      letter={letter}
      host={host}
      acts={acts}
      onActed={act}
      onLookedAgain={(next) => (next.state === letter.state ? set(next) : take(next))}
    />
  );
}
