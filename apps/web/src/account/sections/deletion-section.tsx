import type { AccountApi } from '@overtone/client/account/account-api';
import { createSubmission } from '@overtone/client/account/submission';
import { forgetPerson } from '@overtone/client/account/forget-person';
import { useStore } from '@nanostores/react';
import type { Account } from '@overtone/domain/contract/account';
import { BUTTON_TONES } from '@overtone/ui/controls/button-tones';
import { Dialog } from '@overtone/ui/controls/dialog';
import { useEffect, useState } from 'react';
import { deviceStorage } from '../../platform/device-storage.ts';
import { AccountSection } from './account-section.tsx';
import { KnownPasswordField } from '../form/known-password-field.tsx';
import { goTo } from '../go-to.ts';
import { SubmissionForm } from '../form/submission-form.tsx';

/** Deleting the account, the last thing on its page. */
export function DeletionSection({
  api,
  account,
}: {
  readonly api: AccountApi;
  readonly account: Account;
}) {
  const [isAsking, setAsking] = useState(false);
  return (
    <AccountSection
      title="Delete your account"
      note="Everything in it goes at once, and a running subscription is cancelled."
    >
      <button
        type="button"
        onClick={() => setAsking(true)}
        className="key cursor-pointer justify-self-start border-edge text-warn hover:border-warn"
      >
        Delete my account…
      </button>
      <Dialog
        title="Delete your account?"
        role="alertdialog"
        isOpen={isAsking}
        onDismiss={() => setAsking(false)}
      >
        <Deletion api={api} account={account} onDismiss={() => setAsking(false)} />
      </Dialog>
    </AccountSection>
  );
}

function Deletion({
  api,
  account,
  onDismiss,
}: {
  readonly api: AccountApi;
  readonly account: Account;
  readonly onDismiss: () => void;
}) {
  const hasPassword = account.signInMethods.includes('password');
  const [password, setPassword] = useState('');
  const [submission] = useState(() =>
    createSubmission((given: string) => api.remove(given === '' ? undefined : given)),
  );
  const isDone = useStore(submission.$state).kind === 'accepted';
  useEffect(() => {
    if (!isDone) return;
    // What this browser kept of the account goes with it.
    void forgetPerson(deviceStorage(), account.id).then(() => goTo('/'));
  }, [isDone, account.id]);
  return (
    <div className="mt-4 grid gap-5">
      <p>
        Your settings, programs, sessions, history, calendars and sign-ins are deleted at once, and
        a running subscription is cancelled. This can’t be undone, so export what you want to keep
        first. We’ll confirm it by email.
      </p>
      <SubmissionForm
        submission={submission}
        values={password}
        button="Delete everything"
        tone="danger"
      >
        {hasPassword && <KnownPasswordField value={password} onChange={setPassword} />}
      </SubmissionForm>
      <button
        type="button"
        onClick={onDismiss}
        className={`${BUTTON_TONES.quiet} cursor-pointer justify-self-start`}
      >
        Keep my account
      </button>
    </div>
  );
}
