import type { SecondFactorApi } from '@overtone/client/account/second-factor-api';
import { createSubmission } from '@overtone/client/account/submission';
import { MAX_PASSKEY_NAME_LENGTH } from '@overtone/domain/contract/passkeys';
import { deviceWords } from '@overtone/domain/device/device-words';
import { useState } from 'react';
import { Field } from '../form/field.tsx';
import { KnownPasswordField } from '../form/known-password-field.tsx';
import { SubmissionForm } from '../form/submission-form.tsx';
import { Refused } from '../refused.tsx';
import { AccountRow } from '../sections/account-section.tsx';
import { useLoaded } from '../use-loaded.ts';
import { canUsePasskeys, makePasskey } from './passkey-ceremony.ts';
import { PasskeyItem } from './passkey-item.tsx';

/** Passkeys: what there are, their names, and adding one. */
export function PasskeySection({
  api,
  hasPassword,
}: {
  readonly api: SecondFactorApi;
  readonly hasPassword: boolean;
}) {
  const { state, reload } = useLoaded(api.passkeys);
  return (
    <AccountRow
      title="Passkeys"
      note="Sign in with your fingerprint, face or device PIN instead of a password."
    >
      <Refused state={state} onRetry={reload} />
      {state.kind === 'ready' && state.value.length > 0 && (
        <ul className="grid gap-3">
          {state.value.map((passkey) => (
            <PasskeyItem
              key={passkey.id}
              api={api}
              passkey={passkey}
              hasPassword={hasPassword}
              onChange={reload}
            />
          ))}
        </ul>
      )}
      {canUsePasskeys() ? (
        <NewPasskey
          key={state.kind === 'ready' ? state.value.length : 0}
          api={api}
          hasPassword={hasPassword}
          onAdded={reload}
        />
      ) : (
        <p className="text-small text-muted">
          To add one, use a current Chrome, Edge, Firefox or Safari, and open this site by its
          domain name, not by its IP address.
        </p>
      )}
    </AccountRow>
  );
}

function NewPasskey({
  api,
  hasPassword,
  onAdded,
}: {
  readonly api: SecondFactorApi;
  readonly hasPassword: boolean;
  readonly onAdded: () => void;
}) {
  const [name, setName] = useState(() => deviceWords(navigator.userAgent));
  const [password, setPassword] = useState('');
  const [submission] = useState(() =>
    createSubmission(async (given: { name: string; password: string }) => {
      const reply = await makePasskey(
        api,
        given.name.trim() || deviceWords(navigator.userAgent),
        given.password === '' ? undefined : given.password,
      );
      if (reply.ok) onAdded();
      return reply;
    }),
  );
  return (
    <details>
      <summary className="fold text-small text-accent">Add a passkey</summary>
      <div className="max-w-md pt-4">
        <SubmissionForm
          submission={submission}
          values={{ name, password }}
          button="Add a passkey"
          tone="line"
        >
          <Field
            label="Name"
            dir="auto"
            hint="So you can tell your passkeys apart."
            maxLength={MAX_PASSKEY_NAME_LENGTH}
            value={name}
            onChange={setName}
          />
          {hasPassword && <KnownPasswordField value={password} onChange={setPassword} />}
        </SubmissionForm>
      </div>
    </details>
  );
}
