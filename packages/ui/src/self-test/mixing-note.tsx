import { useStore } from '@nanostores/react';
import type { Session } from '@overtone/client/session/session';
import { Notice } from '../controls/notice.tsx';

/** What the warning is given. */
export interface MixingNoteProps {
  readonly session: Pick<Session, '$isOn'>;
}

/** Warns, before anything plays here and while it does, that it mixes into the session of a self-test in another tab. */
export function MixingNote({ session }: MixingNoteProps) {
  const isOn = useStore(session.$isOn);
  return (
    <Notice
      // What is said anew is read out anew.
      key={String(isOn)}
      title="A session of your self-test is running in another tab"
    >
      {isOn
        ? 'What plays here mixes into it, and shows what it keeps hidden. Stop it here.'
        : 'Light and sound that you start here would mix into it, and show what it keeps hidden. Finish it there first.'}
    </Notice>
  );
}
