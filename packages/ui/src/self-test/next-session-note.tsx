import { useStore } from '@nanostores/react';
import type { SelfTests } from '@overtone/client/self-test/self-tests-port';
import type { Session } from '@overtone/client/session/session';
import { canPutBack } from '@overtone/domain/experiment/kept/next-state';
import { Notice } from '../controls/notice.tsx';
import { clockWords, countsWords, lapseWords, otherWords, stepWords } from './self-test-words.ts';

/** What the note is given. */
export interface NextSessionNoteProps {
  readonly tests: Pick<SelfTests, '$current'>;
  readonly session: Pick<Session, '$isOn' | 'program'>;
}

/** Until when an answer is waited for, when the next session of a self-test may begin, whether the clock is behind, and what an ordinary one would do to that, or to one that was cut off, for as long as none plays. */
export function NextSessionNote({ tests, session }: NextSessionNoteProps) {
  const current = useStore(tests.$current);
  const isOn = useStore(session.$isOn);
  const isBlind = useStore(session.program.$isBlind);
  if (!current || isOn || isBlind) return null;
  const { step, test, canGoOn, elsewhere, seenAtMs } = current;
  if (canGoOn) {
    return (
      <Notice title="A session of your self-test was cut off">
        It may still go on. Light and sound that you start before would mix into it: go on with it
        under Self-test first, or say there that it is over.
      </Notice>
    );
  }
  if (step.kind === 'answer' && elsewhere === null) {
    const { open } = step;
    const asked = [stepWords(step), countsWords(test, open, seenAtMs)];
    return <Said>{canPutBack(test) ? asked : [...asked, lapseWords(test, seenAtMs)]}</Said>;
  }
  if (step.kind !== 'wait' && step.kind !== 'ready') return null;
  return <Said>{[stepWords(step), clockWords({ attempts: [] }, step), otherWords(test)]}</Said>;
}

function Said({ children }: { readonly children: readonly string[] }) {
  return (
    <p className="text-note text-muted">
      <span className="font-semibold text-ink">Self-test.</span>{' '}
      {children.filter(Boolean).join(' ')}
    </p>
  );
}
