import type { Reply } from '@overtone/client/api/call';
import type { Letter } from '@overtone/domain/contract/letters';
import { Button } from '@overtone/ui/controls/button';
import { Notice } from '@overtone/ui/controls/notice';
import { useCallback } from 'react';
import type { AccountBoot } from '../../account/boot-account.ts';
import { ActionButton } from '../../account/form/action-button.tsx';
import { useLoaded } from '../../account/use-loaded.ts';
import { askForLetter } from './ask-for-letters.ts';

/** What another admin has made of a draft meanwhile; whoever writes here chooses which of the two stays. */
export function LetterConflict({
  id,
  host,
  onTakeTheirs,
  onKeepMine,
  onKept,
}: {
  readonly id: string;
  readonly host: AccountBoot['host'];
  readonly onTakeTheirs: (theirs: Letter) => void;
  readonly onKeepMine: (theirs: Letter) => Reply<Letter>;
  readonly onKept: (letter: Letter) => void;
}) {
  const { state } = useLoaded(useCallback(() => askForLetter(host, id), [host, id]));
  if (state.kind !== 'ready') return null;
  const theirs = state.value;
  return (
    <Notice title="Another admin has changed this draft">
      <div className="grid gap-3 pt-1">
        <p>Yours is still above. This is theirs:</p>
        <textarea
          readOnly
          aria-label="What the other admin wrote"
          rows={8}
          value={`${theirs.subject}\n\n${theirs.text}`}
          className="well w-full px-3 py-2"
        />
        <div className="flex flex-wrap items-center gap-4">
          <Button onPress={() => onTakeTheirs(theirs)}>Take theirs</Button>
          <ActionButton text="Keep mine" ask={() => onKeepMine(theirs)} onDone={onKept} />
        </div>
      </div>
    </Notice>
  );
}
