import type { OutputStore } from '@overtone/client/safety/output-store';

/** What is said of a meeting while it is on. */
export const MEETING_NOTE = {
  title: 'Meeting',
  text: 'The light is off and the sound is low.',
  end: 'End meeting',
} as const;

/** The same in a line of small text, with the way back where it can be seen: nothing moves where it stands. */
export function MeetingNote({ output }: { readonly output: Pick<OutputStore, 'setInMeeting'> }) {
  return (
    <output aria-label={MEETING_NOTE.title} className="flex min-w-0 gap-x-3">
      <span className="min-w-0 truncate">
        <strong className="font-semibold text-ink">{MEETING_NOTE.title}.</strong>{' '}
        {MEETING_NOTE.text}
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
