import type { SartResult } from '@overtone/domain/experiment/attention/sart-result';
import type { KeptTest } from '@overtone/domain/experiment/kept/kept-test';
import type { Answers } from '@overtone/domain/experiment/kept/next-state';
import type { Protocol } from '@overtone/domain/experiment/protocol/protocol';
import type { SettingThatDiffered } from '@overtone/domain/experiment/protocol/settings-differing';
import type { Lack, NotPlayed } from '@overtone/domain/experiment/protocol/what-counts';
import type { Result } from '@overtone/domain/result';
import type { Stop } from '@overtone/domain/stop';
import type { ReadableAtom } from 'nanostores';
import type { CurrentTest } from './current-test.ts';

/** The self-tests of this device. Nothing that it shows or keeps tells what a session is before the test is over. */
export interface SelfTests {
  /** All, the latest first; null while they are being read. */
  readonly $tests: ReadableAtom<readonly KeptTest[] | null>;
  /** Ids of those that are kept and cannot be read. */
  readonly $unreadable: ReadableAtom<readonly string[]>;
  /** The one that runs; null where none does. */
  readonly $current: ReadableAtom<CurrentTest | null>;
  /** What went wrong last, in a sentence; null when nothing did. */
  readonly $problem: ReadableAtom<string | null>;
  /** Why the time that passes does not count as played; null while it does. Of use while a session is under way. */
  readonly $notPlayed: ReadableAtom<NotPlayed>;
  /** What is lacking of it while it counts: its report will name that. */
  readonly $lack: ReadableAtom<Lack>;
  /** Whether another tab of this browser plays something else beside it: its report will name that, too. */
  readonly $isMixed: ReadableAtom<boolean>;
  /** What the session that is due would begin with otherwise than the other one of its pair, as all is set now. */
  readonly $otherThanFirst: ReadableAtom<readonly SettingThatDiffered[]>;
  /** Whether nobody is signed in here any more, so that what is done stays in this browser until somebody is. */
  readonly $isSignedOut: ReadableAtom<boolean>;
  /**
   * Whether the account's shelf in this browser was removed, as with the account. The session that played has ended then, and
   * nothing is asked or kept any more.
   */
  readonly $isGone: ReadableAtom<boolean>;
  /**
   * Tests that this page had and that turned out to be deleted from the account, until they are dismissed. A session of one that
   * played has ended.
   */
  readonly $foundDeleted: ReadableAtom<readonly KeptTest[]>;
  /** Seals a checked protocol and begins a test with it. */
  readonly begin: (protocol: Protocol) => Promise<Result<KeptTest, string>>;
  /** Starts the session that is due. Call it inside a click or key press. */
  readonly startSession: () => Promise<void>;
  /** Goes on with the session that was cut off. Call it inside a click or key press. */
  readonly goOn: () => Promise<void>;
  /** Ends the session that is under way, so that it can be answered. */
  readonly finishSession: () => void;
  /** Takes the rating of the session that was held last. It stands from then on, and only the guess is waited for. */
  readonly rate: (rating: number) => Promise<void>;
  /** Takes the answers to the session that was held last; a rating that was taken before stands. */
  readonly answer: (answers: Answers) => Promise<void>;
  /** Puts a session back that was finished within its first minute, to be begun again. */
  readonly putBack: () => Promise<void>;
  /** Notes that a run of the attention task has begun, so that one that is broken off is counted. */
  readonly beginTask: () => Promise<void>;
  /** Takes the result of the attention task after an answered session; null where it is left out. */
  readonly attend: (result: SartResult | null) => Promise<void>;
  /** Stops the test that runs for good; it is kept as abandoned. */
  readonly abandon: () => Promise<void>;
  /** Forgets a test that is over, or that cannot be read. */
  readonly forget: (id: string) => Promise<void>;
  /** Says no more of a test that it turned out to be deleted. */
  readonly dismissDeleted: (id: string) => void;
  readonly stop: Stop;
}
