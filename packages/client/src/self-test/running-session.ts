import type { BegunWith } from '@overtone/domain/experiment/kept/begun-with';
import {
  GOES_ON_WITHIN_MS,
  type OpenSession,
  type SetAtStart,
} from '@overtone/domain/experiment/kept/open-session';
import { sessionSitting } from '@overtone/domain/experiment/kept/session-sitting';
import { NOTHING_NOTED } from '@overtone/domain/experiment/protocol/circumstances';
import type { Protocol } from '@overtone/domain/experiment/protocol/protocol';
import type { Lack, NotPlayed } from '@overtone/domain/experiment/protocol/what-counts';
import type { Moment } from '@overtone/domain/program/program';
import type { PairLaws } from '@overtone/domain/rhythm/pulse-law';
import type { ShownTheme } from '@overtone/domain/session/interface-settings';
import type { Stop } from '@overtone/domain/stop';
import type { Milliseconds } from '@overtone/domain/units';
import type { ReadableAtom } from 'nanostores';
import type { Host } from '../platform/host.ts';
import type { Session } from '../session/session.ts';
import { countPlayed, type Played } from './played-time.ts';
import { ownSettings, testProgram, testStart, withSwitches } from './test-program.ts';

/** The session of a self-test that this page plays, if any. */
export interface RunningSession {
  /** Id of its test; null while none plays. */
  readonly testId: () => string | null;
  /**
   * Plays one, or goes on with one that was cut off; `release` is called when it is over. Resolves to whether its first note
   * is kept. Where it is not, the session has ended at once, since nothing of it would count.
   */
  readonly play: (next: NextSession, release: Stop) => Promise<boolean>;
  /** Lets go of it, and leaves light and sound as they are. */
  readonly stop: Stop;
}

/** A session to be played. */
export interface NextSession {
  readonly testId: string;
  readonly protocol: Protocol;
  readonly laws: PairLaws;
  /** What it has played before it was cut off; null from its begin. */
  readonly cutOff: OpenSession | null;
  /** Id of this browser, where others of the account hear of it. */
  readonly by: string | null;
}

/** What plays sessions. */
export interface RunningSessionParts {
  readonly session: Pick<Session, '$settings' | 'program'>;
  readonly host: Pick<Host, 'now' | 'every' | 'wallClock'>;
  readonly $why: ReadableAtom<NotPlayed>;
  readonly $lack: ReadableAtom<Lack>;
  readonly $isMixed: ReadableAtom<boolean>;
  /** What may be switched, as it was when the session began; null while that is not known. */
  readonly $atStart: ReadableAtom<SetAtStart | null>;
  readonly $theme: ReadableAtom<ShownTheme>;
  /** Keeps how far a session has come, and says whether it could. */
  readonly note: (testId: string, open: OpenSession) => Promise<boolean>;
}

/** A session is looked at as it is told of, and no sooner. */
const NEVER_MS: Milliseconds = 2 ** 31 - 1;

/** Plays nothing at first. */
export function createRunningSession({
  session,
  host,
  $why,
  $lack,
  $isMixed,
  $atStart,
  $theme,
  note,
}: RunningSessionParts): RunningSession {
  let playing: { readonly testId: string; readonly stop: Stop } | null = null;
  const nowMs = () => host.wallClock().getTime();

  function positionMs(): Milliseconds {
    let position = 0;
    session.program.watch(NEVER_MS, (shown) => (position = Math.round(shown?.positionMs ?? 0)))();
    return position;
  }

  function begun(start: Moment | undefined): BegunWith {
    const atStart = $atStart.get();
    return { ...(start && { start }), ...(atStart && { atStart }) };
  }

  async function follow(
    { testId, cutOff, by }: NextSession,
    startedAtMs: Milliseconds,
    start: Moment | undefined,
    release: Stop,
  ): Promise<boolean> {
    let noted = Promise.resolve(true);
    let settings = cutOff
      ? cutOff.settings
      : ownSettings(start, session.$settings.get(), $theme.get());
    const told = ({ playedMs, circumstances, restMs, isOver }: Played) => {
      if (isOver) playing = null;
      settings = settings && withSwitches(settings, $atStart.get());
      // Where the clock was set back, a session still ends after it has begun.
      const before = (ms: Milliseconds) => Math.max(nowMs() - ms, startedAtMs + playedMs);
      const isKeptResting = restMs !== null && (!isOver || restMs > GOES_ON_WITHIN_MS);
      noted = note(testId, {
        startedAtMs,
        endedAtMs: before(isOver ? (restMs ?? 0) : 0),
        playedMs,
        circumstances,
        ...(settings && { settings }),
        ...(isKeptResting && { restingSinceMs: before(restMs) }),
        ...(!isOver && { positionMs: positionMs(), ...begun(start) }),
        ...(by !== null && { by }),
        ...(isOver && { isFinished: true as const }),
      });
      // Not before all that was played is kept, since another tab reads it then.
      if (isOver) void noted.then(release);
    };
    playing = { testId, stop: release };
    const { playedMs = 0, circumstances = NOTHING_NOTED } = cutOff ?? {};
    const from = { playedMs, circumstances };
    const stopCounting = countPlayed({ session, host, $why, $lack, $isMixed, from, told });
    const own = {
      testId,
      stop() {
        stopCounting();
        release();
      },
    };
    playing = own;
    const isNoted = await noted;
    if (!isNoted && playing === own) {
      stop();
      session.program.stop();
    }
    return isNoted;
  }

  function stop(): void {
    playing?.stop();
    playing = null;
  }

  return {
    testId: () => playing?.testId ?? null,
    play(next, release) {
      const { testId, protocol, laws, cutOff } = next;
      const startedAtMs = cutOff?.startedAtMs ?? nowMs();
      const start = cutOff?.start ?? testStart(protocol, session.$settings.get());
      session.program.start(testProgram(protocol, start), {
        laws,
        fromMs: cutOff?.positionMs ?? 0,
        sittingId: sessionSitting(testId, startedAtMs),
      });
      return follow(next, startedAtMs, start, release);
    },
    stop,
  };
}
