import { SafetyNotices } from '../safety/safety-notices.tsx';
import { OutputNotices } from './output-notices.tsx';
import type { SessionParts } from './session-parts.ts';

/** What the notices are given. */
export interface SessionNoticesProps extends SessionParts {
  /** Whether a meeting is told elsewhere. */
  readonly withoutMeeting?: boolean;
}

/** What a person should know of the session wherever they are in it: what cannot be had here, and what they chose. */
export function SessionNotices({ session, output, withoutMeeting = false }: SessionNoticesProps) {
  return (
    <>
      <OutputNotices session={session} />
      <SafetyNotices session={session} output={output} withoutMeeting={withoutMeeting} />
    </>
  );
}
