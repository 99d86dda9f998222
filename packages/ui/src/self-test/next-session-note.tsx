import { useStore } from '@nanostores/react';
import type { SelfTests } from '@overtone/client/self-test/self-tests-port';
import type { Session } from '@overtone/client/session/session';
import { otherWords, stepWords } from './self-test-words.ts';

/** What the note is given. */
export interface NextSessionNoteProps {
  readonly tests: Pick<SelfTests, '$current'>;
  readonly session: Pick<Session, '$isOn' | 'program'>;
}

/** When the next session of a self-test may begin, and what an ordinary one would do to that, for as long as none plays. */
export function NextSessionNote({ tests, session }: NextSessionNoteProps) {
  const current = useStore(tests.$current);
  const isOn = useStore(session.$isOn);
  const isBlind = useStore(session.program.$isBlind);
  if (!current || isOn || isBlind) return null;
  const { step, test } = current;
  if (step.kind !== 'wait' && step.kind !== 'ready') return null;
  return (
    <p className="text-note text-muted">
      <span className="font-semibold text-ink">Self-test.</span> {stepWords(step)}{' '}
      {otherWords(test)}
    </p>
  );
}
