import { useStore } from '@nanostores/react';
import { NoticePlace } from '../controls/notice-place.tsx';
import { QuietNotice } from '../controls/quiet-notice.tsx';
import { useCalmly } from '../page/calm-panels.tsx';
import type { SessionParts } from '../session/session-parts.ts';
import { MEETING_NOTE, useMeetingText } from './meeting-note.tsx';

/** What the notices are given. */
export interface SafetyNoticesProps extends SessionParts {
  /** Whether a meeting is told elsewhere. */
  readonly withoutMeeting?: boolean;
}

/**
 * What a person chose that should not be forgotten: Flash guard off, a meeting on. Both move all that is below them, so they
 * come and go as calmly as panels may.
 */
export function SafetyNotices({ session, output, withoutMeeting = false }: SafetyNoticesProps) {
  const isUnguarded = useCalmly(!useStore(output.$choice).flashGuard);
  const inMeeting = useCalmly(useStore(output.$inMeeting));
  const meeting = useMeetingText(session);
  return (
    <NoticePlace>
      {isUnguarded && (
        <QuietNotice title="Flash guard is off" action="Turn it on" onAction={output.turnGuardOn}>
          Bright pulses are not limited.
        </QuietNotice>
      )}
      {inMeeting && !withoutMeeting && (
        <QuietNotice
          title={MEETING_NOTE.title}
          action={MEETING_NOTE.end}
          onAction={() => output.setInMeeting(false)}
        >
          {meeting}
        </QuietNotice>
      )}
    </NoticePlace>
  );
}
