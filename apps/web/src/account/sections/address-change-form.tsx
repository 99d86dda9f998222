import { useStore } from '@nanostores/react';
import type { AccountApi } from '@overtone/client/account/account-api';
import { createSubmission } from '@overtone/client/account/submission';
import type { Account } from '@overtone/domain/contract/account';
import { isValidEmail, normaliseEmail } from '@overtone/domain/contact/email';
import { ERROR_CODES } from '@overtone/domain/contract/error-codes';
import { useEffect, useState } from 'react';
import { ACCOUNT_WORDS } from '../../content/account.ts';
import { Field } from '../form/field.tsx';
import { KnownPasswordField } from '../form/known-password-field.tsx';
import { SubmissionForm } from '../form/submission-form.tsx';

const WORDS = ACCOUNT_WORDS.address;

interface Asked {
  readonly email: string;
  readonly password: string;
}

/** Asks for another address, with the password of those who have one. */
export function AddressChangeForm({
  api,
  account,
  onAsked,
}: {
  readonly api: Pick<AccountApi, 'changeEmail'>;
  readonly account: Account;
  readonly onAsked: () => void;
}) {
  const hasPassword = account.signInMethods.includes('password');
  const [asked, setAsked] = useState<Asked>({ email: '', password: '' });
  const [submission] = useState(() =>
    createSubmission(
      ({ email, password }: Asked) =>
        api.changeEmail(email, password === '' ? undefined : password),
      ({ email }) =>
        isValidEmail(normaliseEmail(email)) ? null : ERROR_CODES.invalid_email.sentence,
    ),
  );
  const isAsked = useStore(submission.$state).kind === 'accepted';
  useEffect(() => {
    if (isAsked) onAsked();
  }, [isAsked, onAsked]);
  return (
    <details className="open:pb-4">
      <summary className="fold text-small text-accent">{WORDS.change}</summary>
      <div className="grid gap-4 pt-4">
        <p className="max-w-prose text-small text-muted">{WORDS.both}</p>
        <SubmissionForm submission={submission} values={asked} button={WORDS.ask} tone="line">
          <Field
            label="New email address"
            type="email"
            name="new-email"
            autoComplete="email"
            value={asked.email}
            onChange={(email) => setAsked((before) => ({ ...before, email }))}
          />
          {hasPassword && (
            <KnownPasswordField
              value={asked.password}
              onChange={(password) => setAsked((before) => ({ ...before, password }))}
            />
          )}
        </SubmissionForm>
      </div>
    </details>
  );
}
