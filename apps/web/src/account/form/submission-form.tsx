import { useStore } from '@nanostores/react';
import type { Submission } from '@overtone/client/account/submission';
import { BUTTON_TONES } from '@overtone/ui/controls/button-tones';
import { useKeptFocus } from '@overtone/ui/controls/use-kept-focus';
import { type ReactNode, useRef } from 'react';
import { ACCOUNT_WORDS } from '../../content/account.ts';
import { RefusalPlace } from './refusal-place.tsx';

export interface SubmissionFormProps<Values, Value> {
  readonly submission: Submission<Values, Value>;
  readonly values: Values;
  readonly button: string;
  readonly tone?: 'solid' | 'line' | 'danger';
  /** Asked before anything is sent: the name of the first field that has to be mended, or nothing. */
  readonly firstProblem?: () => string | undefined;
  /** Whether the button is as wide as the fields. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/**
 * A form with one button. A refusal is said above the button and read out; nothing that was typed is lost, and whoever pressed
 * goes on at the button.
 */
export function SubmissionForm<Values, Value>({
  submission,
  values,
  button,
  tone = 'solid',
  firstProblem,
  isWide = false,
  children,
}: SubmissionFormProps<Values, Value>) {
  const state = useStore(submission.$state);
  const isBusy = state.kind === 'sending' || state.kind === 'accepted';
  const form = useRef<HTMLFormElement>(null);
  useKeptFocus(form, isBusy);
  return (
    <form
      ref={form}
      noValidate
      className="grid max-w-md gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        const wrong = firstProblem?.();
        const field = wrong === undefined ? null : event.currentTarget.elements.namedItem(wrong);
        if (field instanceof HTMLInputElement) field.focus();
        else void submission.submit(values);
      }}
    >
      {children}
      <RefusalPlace state={state} />
      <button
        type="submit"
        disabled={isBusy}
        className={`${BUTTON_TONES[tone]} min-h-11 cursor-pointer ${isWide ? '' : 'justify-self-start'} disabled:pointer-events-none disabled:opacity-70`}
      >
        {state.kind === 'sending' ? ACCOUNT_WORDS.working : button}
      </button>
    </form>
  );
}
