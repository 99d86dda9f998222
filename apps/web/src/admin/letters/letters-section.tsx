import { LETTER_AUDIENCES, type LetterAudience } from '@overtone/domain/contract/letters';
import { Button } from '@overtone/ui/controls/button';
import { Notice } from '@overtone/ui/controls/notice';
import { useCallback, useId, useState } from 'react';
import type { AccountBoot } from '../../account/boot-account.ts';
import { ActionButton } from '../../account/form/action-button.tsx';
import { refusalIn, useLoaded } from '../../account/use-loaded.ts';
import { askForLetters, askToWrite } from './ask-for-letters.ts';
import { LetterItem } from './letter-item.tsx';
import { withChanged, withNewest, withOlder } from './shown-letters.ts';

const WRITE: Readonly<Record<LetterAudience, string>> = {
  accounts: 'Write to account holders',
  newsletter: 'Write a newsletter',
};

/** Letters to many people: drafts, what goes out, and what went. */
export function LettersSection({
  host,
  onActed,
}: {
  readonly host: AccountBoot['host'];
  /** Told after something was done with a letter. */
  readonly onActed: () => void;
}) {
  const id = useId();
  const [written, setWritten] = useState<string | null>(null);
  const ask = useCallback(() => askForLetters(host), [host]);
  const { state, reload, change } = useLoaded(ask, withNewest);
  const refusal = refusalIn(state);
  const acted = () => {
    reload();
    onActed();
  };
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-5 border-t border-rule py-8">
      <h2 id={id} className="text-title">
        Letters
      </h2>
      <p className="max-w-prose text-small text-muted">
        To everybody with an account, or to everybody who subscribed to the newsletter. Nothing goes
        out before you have typed the subject once more, and it can be stopped.
      </p>
      <div className="flex flex-wrap gap-3">
        {LETTER_AUDIENCES.map((audience) => (
          <ActionButton
            key={audience}
            text={WRITE[audience]}
            ask={() => askToWrite(host, { audience, subject: '', text: '' })}
            onDone={(letter) => {
              setWritten(letter.id);
              acted();
            }}
          />
        ))}
      </div>
      {state.kind === 'loading' && <output className="text-small text-muted">Reading…</output>}
      {refusal !== undefined && (
        <Notice title="The letters could not be read">
          <p>{refusal.sentence}</p>
          <Button tone="quiet" onPress={reload}>
            Try again
          </Button>
        </Notice>
      )}
      {state.kind === 'ready' && state.value.letters.length === 0 && (
        <p className="text-small text-muted">No letter has been written yet.</p>
      )}
      {state.kind === 'ready' && state.value.letters.length > 0 && (
        <>
          <ul className="border-b border-rule">
            {state.value.letters.map((letter) => (
              <LetterItem
                key={letter.id}
                listed={letter}
                host={host}
                startsOpen={letter.id === written}
                onChanged={(changed) => {
                  change((shown) => withChanged(shown, changed));
                  acted();
                }}
                onDeleted={acted}
              />
            ))}
          </ul>
          {state.value.next !== null && (
            <ActionButton
              text="Show older letters"
              ask={() => askForLetters(host, state.value.next ?? undefined)}
              onDone={(older) => change((shown) => withOlder(shown, older))}
            />
          )}
        </>
      )}
    </section>
  );
}
