import type { OutputStore } from '@overtone/client/safety/output-store';
import { useStore } from '@nanostores/react';
import { QuietNotice } from '../controls/quiet-notice.tsx';

/** What a person chose that should not be forgotten: Flash guard off, a meeting on. */
export function SafetyNotices({ output }: { readonly output: OutputStore }) {
  const { flashGuard } = useStore(output.$choice);
  const inMeeting = useStore(output.$inMeeting);
  return (
    <>
      {!flashGuard && (
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
