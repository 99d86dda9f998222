import { useStore } from '@nanostores/react';
import type { SecondFactorApi } from '@overtone/client/account/second-factor-api';
import { createSubmission, refusalOf } from '@overtone/client/account/submission';
import type { SignedIn } from '@overtone/domain/contract/sign-in';
import { BUTTON_TONES } from '@overtone/ui/controls/button-tones';
import { useEffect, useRef, useState } from 'react';
import { ACCOUNT_WORDS } from '../../content/account.ts';
import { Field, type FieldProps } from '../form/field.tsx';
import { SubmissionForm } from '../form/submission-form.tsx';
import { Narrow } from '../narrow.tsx';
import { typedBackupCode, typedCode } from './typed-code.ts';

const WORDS = ACCOUNT_WORDS.secondStep;
/** After these the password has to be typed again. */
const ENDS: ReadonlySet<string | null> = new Set(['second_step_expired', 'second_step_locked']);

/** The step after the password: a code from the app, or a backup code. */
export function SecondStepForm({
  api,
  onSignedIn,
  onStartAgain,
}: {
  readonly api: SecondFactorApi;
  readonly onSignedIn: (user: SignedIn) => void;
  readonly onStartAgain: () => void;
}) {
  const [isBackup, setBackup] = useState(false);
  const [typed, setTyped] = useState('');
  const [submission] = useState(() =>
    createSubmission(
      async ({ text, isBackup: isSaved }: { text: string; isBackup: boolean }) => {
        const reply = await api.takeSecondStep(
          isSaved ? { backupCode: typedBackupCode(text) ?? '' } : { code: typedCode(text) ?? '' },
        );
        if (reply.ok) onSignedIn(reply.value);
        return reply;
      },
      ({ text, isBackup: isSaved }) => {
        if (isSaved) return typedBackupCode(text) === null ? WORDS.badBackupCode : null;
        return typedCode(text) === null ? WORDS.badCode : null;
      },
    ),
  );
  const state = useStore(submission.$state);
  const isOver = ENDS.has(refusalOf(state)?.code ?? null);
  const change = () => {
    submission.reopen();
    setTyped('');
    setBackup(!isBackup);
  };
  return (
    <Narrow title={WORDS.title} lead={isBackup ? WORDS.backupLead : WORDS.lead}>
      <SubmissionForm
        submission={submission}
        values={{ text: typed, isBackup }}
        button={WORDS.button}
        isWide
      >
        <NextField
          key={String(isBackup)}
          label={isBackup ? WORDS.backupCode : WORDS.code}
          inputMode={isBackup ? 'text' : 'numeric'}
          autoComplete={isBackup ? 'off' : 'one-time-code'}
          autoCapitalize="none"
          spellCheck={false}
          value={typed}
          onChange={setTyped}
        />
      </SubmissionForm>
      <p className="flex flex-wrap gap-4">
        <button type="button" onClick={change} className={`${BUTTON_TONES.quiet} cursor-pointer`}>
          {isBackup ? WORDS.toApp : WORDS.toBackup}
        </button>
        <button
          type="button"
          onClick={onStartAgain}
          className={`${BUTTON_TONES[isOver ? 'line' : 'quiet']} cursor-pointer`}
        >
          {WORDS.again}
        </button>
      </p>
    </Narrow>
  );
}

/** A field that takes the place of the one that was typed into before, and its focus. */
function NextField(field: FieldProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector('input')?.focus(), []);
  return (
    <div ref={place}>
      <Field {...field} />
    </div>
  );
}
