import type { Milliseconds } from '@overtone/domain/units';
import { lengthWords } from './protocol-words.ts';

/** What is said of a self-test before it is sealed. */
export interface SetUpNotesProps {
  readonly sessions: number;
  readonly sparePairs: number;
  readonly answerWithinMs: Milliseconds;
  /** Whether self-tests follow an account, or stay in this browser. */
  readonly follows: boolean;
}

const STAYS =
  'Clearing the browser’s data ends it. A test that you begin now does not move to an account later.';
const FOLLOWS =
  'It follows your account to your other browsers; only they can open its order; we can’t. Tests from before you signed in are there when you are signed out.';

/** What a person should know of the weeks of a self-test, what it cannot find, and what a seal is. */
export function SetUpNotes({ sessions, sparePairs, answerWithinMs, follows }: SetUpNotesProps) {
  return (
    <div className="grid max-w-prose content-start gap-4 text-small text-muted">
      <p>
        You are asked for your guess each time, since you may come to recognise the rhythm. If you
        are right too often, the report says that before anything else; if you have no idea each
        time, it says that nobody knows whether the blind held.
      </p>
      <ul className="grid list-disc gap-1 pl-4">
        <li>
          {sessions} sessions; {sparePairs} more pairs stand in for those that lose one.
        </li>
        <li>The time between two sessions is called the wash-out in the report.</li>
        <li>An answer counts within {lengthWords(answerWithinMs)} of its session.</li>
        <li>Small effects stay hidden in any test of this kind; more pairs find smaller ones.</li>
        <li>{follows ? FOLLOWS : STAYS}</li>
        <li>It is about you and these weeks, not about health.</li>
      </ul>
      <p>
        Sealing fixes this and a hidden, random order of sessions; a number shows later that nobody
        changed them. The browser’s developer tools could decrypt the order.
      </p>
    </div>
  );
}
