import type { AccountApi } from '@overtone/client/account/account-api';
import { createSubmission } from '@overtone/client/account/submission';
import type { Account } from '@overtone/domain/contract/account';
import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { AddressPart } from './address-part.tsx';
import { AccountSection } from './account-section.tsx';
import { ActionButton } from '../form/action-button.tsx';
import { Field } from '../form/field.tsx';
import { localTimeZone } from '@overtone/client/platform/local-time-zone';
import { SubmissionForm } from '../form/submission-form.tsx';

/** Name, address and where the person's days begin. */
export function ProfileSection({
  api,
  account,
  onChange,
  onReload,
}: {
  readonly api: AccountApi;
  readonly account: Account;
  readonly onChange: (account: Account) => void;
  /** Reads the account again. */
  readonly onReload: () => void;
}) {
  const [name, setName] = useState(account.name);
  const [submission] = useState(() =>
    createSubmission(
      (chosen: string) => api.change({ name: chosen }),
      (chosen) => (chosen.trim() === '' ? 'Tell us what to call you.' : null),
    ),
  );
  const saved = useStore(submission.$state);
  useEffect(() => {
    if (saved.kind !== 'accepted') return;
    onChange(saved.value);
    submission.reopen();
  }, [saved, submission, onChange]);

  const here = localTimeZone();
  return (
    <AccountSection title="You">
      <AddressPart api={api} account={account} onReload={onReload} />
      <SubmissionForm submission={submission} values={name} button="Save" tone="line">
        <Field
          label="Name"
          name="name"
          dir="auto"
          autoComplete="name"
          value={name}
          onChange={setName}
        />
      </SubmissionForm>
      <p className="text-small text-muted">
        Your days begin at midnight in <span className="text-ink">{account.timeZone}</span>.
      </p>
      {here !== account.timeZone && (
        <ActionButton
          text={`Use ${here} instead`}
          tone="quiet"
          ask={() => api.change({ timeZone: here })}
          onDone={onChange}
        />
      )}
    </AccountSection>
  );
}
