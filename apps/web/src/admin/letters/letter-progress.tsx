import type { Letter } from '@overtone/domain/contract/letters';
import { Disclosure } from '@overtone/ui/controls/disclosure';
import { useEffect, useRef } from 'react';
import type { AccountBoot } from '../../account/boot-account.ts';
import { ActionButton } from '../../account/form/action-button.tsx';
import { ReportTable } from '../report-table.tsx';
import { askForLetter, askToResume, askToStop } from './ask-for-letters.ts';
import { LetterPreview } from './letter-preview.tsx';
import { timeLeftWords } from './letter-words.ts';

const LOOK_EVERY_MS = 3_000;

/** A letter that goes out, was stopped or has gone: how far it is, whom it did not reach, and the way to stop it. */
export function LetterProgress({
  letter,
  host,
  acts,
  onActed,
  onLookedAgain,
}: {
  readonly letter: Letter;
  readonly host: AccountBoot['host'];
  /** How often it was sent, stopped or let go on since it was opened. */
  readonly acts: number;
  readonly onActed: (letter: Letter) => void;
  readonly onLookedAgain: (letter: Letter) => void;
}) {
  const { id, state } = letter;
  useEffect(() => {
    if (state !== 'sending') return undefined;
    let isWanted = true;
    const look = async () => {
      const reply = await askForLetter(host, id);
      if (isWanted && reply.ok) onLookedAgain(reply.value);
    };
    const stop = host.every(LOOK_EVERY_MS, () => void look());
    return () => {
      isWanted = false;
      stop();
    };
  }, [host, id, state, onLookedAgain]);
  const said = useRef<HTMLOutputElement>(null);
  useEffect(() => {
    // The button that asked for it is gone, and the focus with it.
    if (acts > 0 && document.activeElement === document.body) said.current?.focus();
  }, [acts]);
  return (
    <div className="grid grid-cols-1 gap-5 border-l-2 border-rule pl-4">
      <progress
        aria-label="Letter sent"
        value={letter.people - letter.remaining - letter.waiting}
        max={letter.people}
        className="h-2 w-full max-w-xl accent-accent"
      />
      <output ref={said} tabIndex={-1} className="text-small">
        {progressWords(letter)}
      </output>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-5 md:grid-cols-6">
        <Figure name="People" value={letter.people} />
        <Figure name="Sent" value={letter.sent} />
        <Figure name="On their way" value={letter.waiting} />
        <Figure name="Not reached" value={letter.failed} />
        <Figure name="Left meanwhile" value={letter.leftOut} />
        <Figure name="Still to come" value={letter.remaining} />
      </dl>
      <div>
        {state === 'sending' && (
          <ActionButton
            text="Stop"
            tone="solid"
            ask={() => askToStop(host, letter)}
            onDone={onActed}
          />
        )}
        {state === 'stopped' && (
          <ActionButton text="Go on" ask={() => askToResume(host, letter)} onDone={onActed} />
        )}
      </div>
      {letter.failures.length > 0 && (
        <Disclosure title="Whom it did not reach, and why">
          <ReportTable
            name="Not reached"
            report={{
              columns: ['at', 'recipient', 'lastError'],
              rows: letter.failures.map(({ at, recipient, reason }) => [at, recipient, reason]),
            }}
          />
        </Disclosure>
      )}
      <Disclosure title="The letter">
        <LetterPreview letter={letter} />
      </Disclosure>
    </div>
  );
}

function progressWords(letter: Letter): string {
  if (letter.state === 'sent') return 'It has gone to everybody.';
  if (letter.state === 'stopped') {
    return 'It is stopped: nothing of it goes out until you let it go on, where it was.';
  }
  return `It goes out at ${letter.perMinute} a minute; what is left takes ${timeLeftWords(letter)}.`;
}

function Figure({ name, value }: { readonly name: string; readonly value: number }) {
  return (
    <div className="flex flex-col-reverse justify-end gap-1">
      <dt className="text-small text-muted">{name}</dt>
      <dd className="figure text-title">{value.toLocaleString('en')}</dd>
    </div>
  );
}
