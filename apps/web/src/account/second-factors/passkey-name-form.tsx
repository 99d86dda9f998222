import { useStore } from '@nanostores/react';
import type { SecondFactorApi } from '@overtone/client/account/second-factor-api';
import { createSubmission } from '@overtone/client/account/submission';
import { MAX_PASSKEY_NAME_LENGTH, type Passkey } from '@overtone/domain/contract/passkeys';
import { BUTTON_TONES } from '@overtone/ui/controls/button-tones';
import { useKeptFocus } from '@overtone/ui/controls/use-kept-focus';
import { useEffect, useRef, useState } from 'react';
import { ACCOUNT_WORDS } from '../../content/account.ts';
import { Field } from '../form/field.tsx';
import { RefusalPlace } from '../form/refusal-place.tsx';

export interface PasskeyNameFormProps {
  readonly api: Pick<SecondFactorApi, 'renamePasskey'>;
  readonly passkey: Passkey;
  readonly onRenamed: () => void;
  readonly onCancel: () => void;
}

/** Takes a new name for a passkey: at Enter or Save. Escape and Cancel keep the old one. */
export function PasskeyNameForm({ api, passkey, onRenamed, onCancel }: PasskeyNameFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(passkey.name);
  const [submission] = useState(() =>
    createSubmission(
      async (name: string) => {
        const reply = await api.renamePasskey(passkey.id, name.trim());
        if (reply.ok) onRenamed();
        return reply;
      },
      (name) => (name.trim() === '' ? ACCOUNT_WORDS.passkeyNameless : null),
    ),
  );
  const state = useStore(submission.$state);
  useKeptFocus(form, state.kind === 'sending');
  useEffect(() => form.current?.querySelector('input')?.select(), []);
  return (
    <form
      ref={form}
      noValidate
      className="flex max-w-lg flex-wrap items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        void submission.submit(typed);
      }}
    >
      <div className="min-w-0 flex-1 basis-56">
        <Field
          label="Name of this passkey"
          dir="auto"
          maxLength={MAX_PASSKEY_NAME_LENGTH}
          autoComplete="off"
          value={typed}
          onChange={setTyped}
          onKeyDown={({ key }) => {
            if (key === 'Escape') onCancel();
          }}
        />
      </div>
      <button
        type="submit"
        disabled={state.kind === 'sending'}
        className={`${BUTTON_TONES.line} cursor-pointer disabled:cursor-not-allowed disabled:opacity-55`}
      >
        {state.kind === 'sending' ? ACCOUNT_WORDS.working : 'Save'}
      </button>
      <button type="button" onClick={onCancel} className={`${BUTTON_TONES.quiet} cursor-pointer`}>
        Cancel
      </button>
      <RefusalPlace state={state} className="basis-full" />
    </form>
  );
}
