import type { SecondFactorApi } from '@overtone/client/account/second-factor-api';
import type { Passkey } from '@overtone/domain/contract/passkeys';
import { BUTTON_TONES } from '@overtone/ui/controls/button-tones';
import { useCalmly } from '@overtone/ui/page/calm-panels';
import { useEffect, useRef, useState } from 'react';
import { ActionButton } from '../form/action-button.tsx';
import { dayWords } from '../sections/day-words.ts';
import { PasskeyNameForm } from './passkey-name-form.tsx';
import { PasswordQuestion } from './password-question.tsx';

/** A passkey with its name, which can be changed; the focus goes to the field and back. */
export function PasskeyItem({
  api,
  passkey,
  hasPassword,
  onChange,
}: {
  readonly api: SecondFactorApi;
  readonly passkey: Passkey;
  /** Whether the account has one, which is asked for then. */
  readonly hasPassword: boolean;
  readonly onChange: () => void;
}) {
  const { id, name, createdAt, isShared } = passkey;
  const [wantsForm, setWantsForm] = useState(false);
  const isRenaming = useCalmly(wantsForm);
  const rename = useRef<HTMLButtonElement>(null);
  const wasRenaming = useRef(false);
  useEffect(() => {
    if (wasRenaming.current && !isRenaming) rename.current?.focus();
    wasRenaming.current = isRenaming;
  }, [isRenaming]);
  if (isRenaming) {
    return (
      <li>
        <PasskeyNameForm
          api={api}
          passkey={passkey}
          onCancel={() => setWantsForm(false)}
          onRenamed={() => {
            setWantsForm(false);
            onChange();
          }}
        />
      </li>
    );
  }
  return (
    <li className="flex flex-wrap items-end justify-between gap-3">
      <span className="min-w-0">
        <span className="block truncate">
          <bdi>{name}</bdi>
        </span>
        <span className="text-small text-muted">
          since {dayWords(createdAt)}
          {isShared && ', on all your devices'}
        </span>
      </span>
      <span className="flex flex-wrap gap-2">
        <button
          ref={rename}
          type="button"
          onClick={() => setWantsForm(true)}
          className={`${BUTTON_TONES.quiet} cursor-pointer`}
        >
          Rename
        </button>
        {!hasPassword && (
          <ActionButton
            text="Remove"
            tone="quiet"
            ask={() => api.removePasskey(id, undefined)}
            onDone={onChange}
          />
        )}
      </span>
      {hasPassword && (
        <span className="basis-full">
          <PasswordQuestion
            summary={
              <>
                Remove “<bdi>{name}</bdi>”
              </>
            }
            note="It no longer signs you in. Delete it on your device as well."
            button="Remove this passkey"
            send={(password) => api.removePasskey(id, password)}
            onDone={onChange}
          />
        </span>
      )}
    </li>
  );
}
