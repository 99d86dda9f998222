import type { SecondFactorApi } from '@overtone/client/account/second-factor-api';
import { useFocusOfGone } from '@overtone/ui/controls/use-focus-of-gone';
import { useRef, useState } from 'react';
import { AccountRow } from '../sections/account-section.tsx';
import { useLoaded } from '../use-loaded.ts';
import { BackupCodes } from './backup-codes.tsx';
import { PasswordQuestion } from './password-question.tsx';
import { SecondStepSetUp } from './second-step-set-up.tsx';

/** Below this many backup codes it is time for new ones. */
const FEW_CODES = 3;

/**
 * Two-step sign-in: turning it on and off, and backup codes. What comes of a press takes the focus that went with its
 * button.
 */
export function SecondStepSection({ api }: { readonly api: SecondFactorApi }) {
  const { state, reload } = useLoaded(api.secondStep);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [isOff, setOff] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useFocusOfGone(place, (all) => all.querySelector<HTMLElement>('[tabindex="-1"]'));
  return (
    <AccountRow
      title="Two-step sign-in"
      note="A code from an app on your phone, asked for after your password. Google, Microsoft and passkeys do this in their own way and don’t ask for a code."
    >
      <div ref={place} className="contents">
        {state.kind === 'refused' && <p role="alert">{state.refusal.sentence}</p>}
        {codes !== null && <BackupCodes codes={codes} onDone={() => setCodes(null)} />}
        {state.kind === 'ready' && !state.value.isOn && codes === null && (
          <>
            {isOff && (
              <output tabIndex={-1} className="outline-none">
                Two-step sign-in is off.
              </output>
            )}
            <SecondStepSetUp
              api={api}
              onDone={(backupCodes) => {
                setCodes(backupCodes);
                setOff(false);
                reload();
              }}
            />
          </>
        )}
        {state.kind === 'ready' && state.value.isOn && codes === null && (
          <>
            <p tabIndex={-1} className="outline-none">
              On.{' '}
              <span
                className={state.value.backupCodesLeft < FEW_CODES ? 'text-warn' : 'text-muted'}
              >
                {leftWords(state.value.backupCodesLeft)}
              </span>
            </p>
            <PasswordQuestion
              summary="New backup codes"
              note="The ones you have now stop working."
              button="Make new codes"
              send={(password) => api.renewBackupCodes(password)}
              onDone={(made) => {
                setCodes(made);
                reload();
              }}
            />
            <PasswordQuestion
              summary="Turn off"
              note="Your password alone will sign you in again."
              button="Turn off two-step sign-in"
              send={(password) => api.turnOff(password)}
              onDone={() => {
                setOff(true);
                reload();
              }}
            />
          </>
        )}
      </div>
    </AccountRow>
  );
}

function leftWords(left: number): string {
  if (left === 0) return 'No backup codes left.';
  return left === 1 ? 'One backup code left.' : `${left} backup codes left.`;
}
