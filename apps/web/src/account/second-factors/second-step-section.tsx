import type { SecondFactorApi } from '@overtone/client/account/second-factor-api';
import { useFocusOfGone } from '@overtone/ui/controls/use-focus-of-gone';
import { useRef, useState } from 'react';
import { Refused } from '../refused.tsx';
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
  // Whether it is on may not be told by what was read before it was turned on or off.
  const step = state.kind === 'ready' && state.refusal === undefined ? state.value : undefined;
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
        <Refused state={state} onRetry={reload} />
        {codes !== null && <BackupCodes codes={codes} onDone={() => setCodes(null)} />}
        {step?.isOn === false && codes === null && (
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
        {step?.isOn === true && codes === null && (
          <>
            <p tabIndex={-1} className="outline-none">
              On.{' '}
              <span className={step.backupCodesLeft < FEW_CODES ? 'text-warn' : 'text-muted'}>
                {leftWords(step.backupCodesLeft)}
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
