import type { SecondFactorApi } from '@overtone/client/account/second-factor-api';
import { createSubmission } from '@overtone/client/account/submission';
import type { SecondStepSetup } from '@overtone/domain/contract/second-step';
import { useLostFocus } from '@overtone/ui/controls/use-lost-focus';
import { QrCode } from '@overtone/ui/program/qr-code';
import { useRef, useState } from 'react';
import { ACCOUNT_WORDS } from '../../content/account.ts';
import { Field } from '../form/field.tsx';
import { SubmissionForm } from '../form/submission-form.tsx';
import { otpauthSecret } from './otpauth-secret.ts';
import { PasswordQuestion } from './password-question.tsx';
import { typedCode } from './typed-code.ts';

export interface SecondStepSetUpProps {
  readonly api: SecondFactorApi;
  /** It is on; told with the backup codes, which nobody will see again. */
  readonly onDone: (backupCodes: readonly string[]) => void;
}

/** Turning two-step sign-in on: the password, the QR code, the first code. */
export function SecondStepSetUp({ api, onDone }: SecondStepSetUpProps) {
  const [setup, setSetup] = useState<SecondStepSetup | null>(null);
  return setup === null ? (
    <PasswordQuestion
      summary="Set up two-step sign-in"
      note="You’ll need an authenticator app, such as the one built into your phone or password manager."
      button="Continue"
      send={(password) => api.setUp(password)}
      onDone={setSetup}
    />
  ) : (
    <FirstCode api={api} setup={setup} onDone={() => onDone(setup.backupCodes)} />
  );
}

function FirstCode({
  api,
  setup: { uri },
  onDone,
}: {
  readonly api: SecondFactorApi;
  readonly setup: SecondStepSetup;
  readonly onDone: () => void;
}) {
  const begin = useRef<HTMLParagraphElement>(null);
  useLostFocus(begin);
  const [typed, setTyped] = useState('');
  const [submission] = useState(() =>
    createSubmission(
      async (text: string) => {
        const reply = await api.confirm(typedCode(text) ?? '');
        if (reply.ok) onDone();
        return reply;
      },
      (text) => (typedCode(text) === null ? ACCOUNT_WORDS.secondStep.badCode : null),
    ),
  );
  return (
    <ol className="grid gap-6">
      <li className="grid gap-3">
        <p ref={begin} tabIndex={-1} className="outline-none">
          1. Scan this with your authenticator app.
        </p>
        <QrCode text={uri} label="QR code for your authenticator app" className="max-w-56" />
        <p className="text-small text-muted">
          Can’t scan it? Type this key into the app instead:{' '}
          <span className="figure text-ink wrap-anywhere select-all">{otpauthSecret(uri)}</span>
        </p>
      </li>
      <li className="grid max-w-md gap-3">
        <p>2. Type the six digits that the app shows now.</p>
        <SubmissionForm submission={submission} values={typed} button="Turn on">
          <Field
            label="Code"
            inputMode="numeric"
            autoComplete="one-time-code"
            value={typed}
            onChange={setTyped}
          />
        </SubmissionForm>
      </li>
    </ol>
  );
}
