import type { AccountApi, SignInMethod } from '@overtone/client/account/account-api';
import type { SecondFactorApi } from '@overtone/client/account/second-factor-api';
import { createSubmission } from '@overtone/client/account/submission';
import { useStore } from '@nanostores/react';
import { MIN_PASSWORD_LENGTH } from '@overtone/domain/account/password';
import { PROVIDER_NAMES } from '@overtone/domain/account/sign-in-providers';
import type { Capabilities } from '@overtone/domain/contract/capabilities';
import { ERROR_CODES } from '@overtone/domain/contract/error-codes';
import { useState } from 'react';
import { AccountSection } from './account-section.tsx';
import { ActionButton } from '../form/action-button.tsx';
import { Outcome } from '../form/outcome.tsx';
import { dayWords } from './day-words.ts';
import { PasskeySection } from '../second-factors/passkey-section.tsx';
import { SecondStepSection } from '../second-factors/second-step-section.tsx';
import { Field } from '../form/field.tsx';
import { goTo } from '../go-to.ts';
import { Refused } from '../refused.tsx';
import { offeredProviders } from '../sign-in/offered-providers.ts';
import { SubmissionForm } from '../form/submission-form.tsx';
import { useLoaded } from '../use-loaded.ts';

/** How the person signs in. */
export function SignInSection({
  api,
  factors,
  hasPassword,
  isConfirmed,
  capabilities,
}: {
  readonly api: AccountApi;
  readonly factors: SecondFactorApi;
  readonly hasPassword: boolean;
  /** Whether the address is confirmed; until then nothing is added to sign in with. */
  readonly isConfirmed: boolean;
  readonly capabilities: Capabilities | null;
}) {
  const methods = useLoaded(api.methods);
  return (
    <AccountSection title="How you sign in">
      {methods.state.kind === 'ready' && (
        <Methods
          api={api}
          methods={methods.state.value}
          capabilities={capabilities}
          onChange={methods.reload}
        />
      )}
      <Refused state={methods.state} onRetry={methods.reload} />
      {isConfirmed && <PasskeySection api={factors} hasPassword={hasPassword} />}
      {isConfirmed && hasPassword && <SecondStepSection api={factors} />}
    </AccountSection>
  );
}

function Methods({
  api,
  methods,
  capabilities,
  onChange,
}: {
  readonly api: AccountApi;
  readonly methods: readonly SignInMethod[];
  readonly capabilities: Capabilities | null;
  readonly onChange: () => void;
}) {
  const missing = offeredProviders(capabilities).filter(
    (name) => !methods.some(({ kind }) => kind === name),
  );
  const hasPassword = methods.some(({ kind }) => kind === 'password');
  return (
    <>
      <ul className="grid gap-3">
        {methods.map(({ id, kind, createdAt, hasCalendar }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3">
            <span>
              {kind === 'password' ? 'Password' : PROVIDER_NAMES[kind]}{' '}
              <span className="text-small text-muted">
                since {dayWords(createdAt)}
                {hasCalendar && ', with its calendar'}
              </span>
            </span>
            {methods.length > 1 && (
              <ActionButton
                text="Remove"
                tone="quiet"
                ask={() => api.disconnect(id)}
                onDone={onChange}
              />
            )}
          </li>
        ))}
      </ul>
      {missing.length > 0 && (
        <div className="flex flex-wrap gap-3">
          {missing.map((provider) => (
            <ActionButton
              key={provider}
              text={`Connect ${PROVIDER_NAMES[provider]}`}
              ask={() =>
                api.connect({ provider, callbackURL: '/account', errorCallbackURL: '/account' })
              }
              onDone={goTo}
            />
          ))}
        </div>
      )}
      {hasPassword && <PasswordChange api={api} />}
    </>
  );
}

interface Passwords {
  readonly current: string;
  readonly chosen: string;
}

const NO_PASSWORDS: Passwords = { current: '', chosen: '' };

function PasswordChange({ api }: { readonly api: AccountApi }) {
  const [passwords, setPasswords] = useState(NO_PASSWORDS);
  const [submission] = useState(() =>
    createSubmission(
      ({ current, chosen }: Passwords) => api.changePassword(current, chosen),
      ({ chosen }) =>
        chosen.length < MIN_PASSWORD_LENGTH ? ERROR_CODES.invalid_password.sentence : null,
    ),
  );
  const isDone = useStore(submission.$state).kind === 'accepted';
  if (isDone)
    return <Outcome>Your password has been changed; you are signed out everywhere else.</Outcome>;
  return (
    <details className="open:pb-4">
      <summary className="fold text-small text-accent">Change password</summary>
      <div className="pt-4">
        <SubmissionForm
          submission={submission}
          values={passwords}
          button="Change password"
          tone="line"
        >
          <Field
            label="Current password"
            type="password"
            autoComplete="current-password"
            value={passwords.current}
            onChange={(current) => setPasswords((before) => ({ ...before, current }))}
          />
          <Field
            label="New password"
            type="password"
            autoComplete="new-password"
            value={passwords.chosen}
            onChange={(chosen) => setPasswords((before) => ({ ...before, chosen }))}
          />
        </SubmissionForm>
      </div>
    </details>
  );
}
