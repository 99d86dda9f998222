import type { OutputStore } from '@overtone/client/safety/output-store';
import { useStore } from '@nanostores/react';
import { QuietNotice } from '../controls/quiet-notice.tsx';
import { useCalmly } from '../page/calm-panels.tsx';

/**
 * What a person chose that should not be forgotten: Flash guard off, a meeting on. Both move all that is below them, so they
 * come and go as calmly as panels may.
 */
export function SafetyNotices({ output }: { readonly output: OutputStore }) {
  const isUnguarded = useCalmly(!useStore(output.$choice).flashGuard);
  const inMeeting = useCalmly(useStore(output.$inMeeting));
  return (
    <>
      {isUnguarded && (
        <QuietNotice title="Flash guard is off" action="Turn on" onAction={output.turnGuardOn}>
          Bright pulses are not limited.
        </QuietNotice>
      )}
      {inMeeting && (
        <QuietNotice title="Meeting" action="Back" onAction={() => output.setInMeeting(false)}>
          The light is off and the sound is low.
        </QuietNotice>
      )}
    </>
  );
}
