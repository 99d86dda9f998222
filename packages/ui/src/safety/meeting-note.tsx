import { useStore } from '@nanostores/react';
import type { OutputStore } from '@overtone/client/safety/output-store';
import type { Session } from '@overtone/client/session/session';
import { NOTHING_PLAYS } from '../session/nothing-plays.ts';

/** What is said of a meeting while it is on. */
export const MEETING_NOTE = {
  title: 'Meeting',
  end: 'End meeting',
} as const;

/** What the meeting does to what plays; it does nothing to a session that is off. */
export function useMeetingText(session: Pick<Session, '$isWanted'>): string {
  return useStore(session.$isWanted) ? 'The light is off and the sound is low.' : NOTHING_PLAYS;
}

/** What the note is given. */
export interface MeetingNoteProps {
  readonly session: Pick<Session, '$isWanted'>;
  readonly output: Pick<OutputStore, 'setInMeeting'>;
}

/** The same in a line of small text, with the way back where it can be seen: nothing moves where it stands. */
export function MeetingNote({ session, output }: MeetingNoteProps) {
  const text = useMeetingText(session);
  return (
    <output aria-label={MEETING_NOTE.title} className="flex min-w-0 gap-x-3">
      <span className="min-w-0 truncate">
        <strong className="font-semibold text-ink">{MEETING_NOTE.title}.</strong> {text}
      </span>
      <button
        type="button"
        onClick={() => output.setInMeeting(false)}
        className="-my-1 cursor-pointer max-md:not-low:hidden py-1 whitespace-nowrap text-ink underline decoration-edge decoration-1 underline-offset-4 hover:text-accent hover:decoration-current"
      >
        {MEETING_NOTE.end}
      </button>
    </output>
  );
}
