import type { RhythmPair } from '@overtone/domain/figure/pair-curve';
import { BUTTON_TONES } from '@overtone/ui/controls/button-tones';
import { type ReactNode, useEffect, useRef } from 'react';
import { ACCOUNT_WORDS } from '../../content/account.ts';
import { Narrow } from '../narrow.tsx';

const WORDS = ACCOUNT_WORDS.checkEmail;

/** What follows a form that has a link mailed; it says the same whether or not there is an account. */
export function CheckYourEmail({
  lead,
  email,
  pair,
  onOther,
  children,
}: {
  readonly lead: string;
  readonly email: string;
  readonly pair: RhythmPair;
  readonly onOther: () => void;
  readonly children?: ReactNode;
}) {
  const said = useRef<HTMLOutputElement>(null);
  // The button that was pressed is gone; whoever uses a keyboard goes on from here.
  useEffect(() => said.current?.focus(), []);
  return (
    <Narrow title={WORDS.title} lead={lead} pair={pair}>
      <output ref={said} tabIndex={-1} className="grid gap-3 outline-none">
        <span className="font-semibold wrap-anywhere">{email.trim()}</span>
        <span className="text-small text-muted">{WORDS.nothing}</span>
      </output>
      <button
        type="button"
        onClick={onOther}
        className={`${BUTTON_TONES.quiet} cursor-pointer justify-self-start`}
      >
        {WORDS.again}
      </button>
      {children}
    </Narrow>
  );
}
