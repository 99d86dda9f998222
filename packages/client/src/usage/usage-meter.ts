import type { UsageSource } from '@overtone/domain/contract/usage';
import type { OfferId } from '@overtone/domain/offers/offers';
import type { SessionSettings } from '@overtone/domain/session/settings';
import type { Stop } from '@overtone/domain/stop';
import type { Milliseconds } from '@overtone/domain/units';
import type { DailyLimitNotice } from '@overtone/domain/usage/daily-limit';
import { BEAT_EVERY_MS, MAX_SILENCE_MS } from '@overtone/domain/usage/usage-rules';
import type { ReadableAtom } from 'nanostores';
import { EXCHANGE_WITHIN_MS, withDeadline } from '../api/deadline.ts';
import { forAccount } from '../api/for-account.ts';
import type { Host } from '../platform/host.ts';
import type { Session } from '../session/session.ts';
import type { ShownProgram } from '../session/shown-program.ts';
import { deviceIdOf, type KeptInterval, keptIntervals, reportOf } from './kept-intervals.ts';
import { createLimitWatch } from './limit-watch.ts';
import { isSameBands, isSamePair, type Pair, pairOf, pairTally } from './played-pairs.ts';
import { sendBeat, sendEnd, sendReport, type UsageAnswer } from './usage-api.ts';

/** A pair that has stood still for this long begins an interval of its own; a drag does not begin dozens. */
export const PAIR_SETTLES_MS: Milliseconds = 5_000;

/**
 * A program that has gone through other bands for this long begins an interval of its own there: so a day of the most
 * restless program has no more of them than the server takes.
 */
export const BANDS_SETTLE_MS: Milliseconds = 90_000;

/** How often it is looked what a program plays. */
const LOOK_EVERY_MS: Milliseconds = 1_000;

/** Wait before the server is told again. */
const RETRY_MS: Milliseconds = 30_000;

/** An interval that has run this long makes room for the next one, well before it is too long to be believed. */
const SPLIT_AFTER_MS: Milliseconds = 12 * 60 * 60_000;

export interface UsageMeterParts {
  readonly session: Pick<Session, '$settings' | 'turnOff' | 'program'>;
  readonly host: Pick<
    Host,
    'fetch' | 'storage' | 'wallClock' | 'after' | 'every' | 'onLeave' | 'onVisibility'
  >;
  /** Id of the account. What the device keeps of another is not sent. */
  readonly person: string;
  /** The offer that the person can buy, which the limit's notice names; null where nothing can be bought. */
  readonly offerId: OfferId | null;
  readonly source: UsageSource;
  /** A UUID that no other call has returned, on any device. */
  readonly newUuid: () => string;
}

/** Records the use of one account on this page. */
export interface UsageMeter {
  /** What to show to the person whose session ended at the daily limit; null otherwise. */
  readonly $notice: ReadableAtom<DailyLimitNotice | null>;
  /** Whether the running session ends at the daily limit within a minute. */
  readonly $endsSoon: ReadableAtom<boolean>;
  readonly dismissNotice: () => void;
  /** How focused the person feels, from 1 to 5: before, while it runs; after, of what ran last. */
  readonly rate: (moment: 'before' | 'after', rating: number) => void;
  readonly stop: Stop;
}

/**
 * Records when and with which pair the session runs: a report at the start, a sign of life every 30 s, a report at the
 * end. Of a program it is the pair that was played longest of the interval, and other bands are another interval. The device keeps every interval until the server has it, through reloads and days without a network.
 */
export function startUsageMeter(parts: UsageMeterParts): UsageMeter {
  const { session, host, person, source, newUuid } = parts;
  const server = forAccount(host, person);
  const kept = keptIntervals(host.storage, person);
  const deviceId = deviceIdOf(host.storage, newUuid);
  const limit = createLimitWatch(parts);
  const stopping = new AbortController();
  /** Intervals of this page that the server knows. */
  const known = new Set<string>();
  let running: KeptInterval | null = null;
  let last: KeptInterval | null = null;
  /** The sitting of its own that the running interval is recorded under, if any. */
  let named: string | null = null;
  let isBusy = false;
  let shown: ShownProgram | null = null;
  /** What has been played of the running interval, and up to when that was looked at. */
  let tally = pairTally();
  let lookedAtMs = 0;
  /** What the timer waits for whose end begins another interval. */
  let settling: Pair | null = null;
  const timers = { beat: noStop, settle: noStop, retry: noStop };
  const nowMs = () => host.wallClock().getTime();
  const ask = (work: (signal: AbortSignal) => Promise<UsageAnswer>) =>
    withDeadline(host, EXCHANGE_WITHIN_MS, work, stopping.signal);

  function write(interval: KeptInterval): void {
    kept.keep(interval);
    last = interval;
  }

  /** The sitting of its own that a program has; null where what plays has none. */
  const ownSitting = () => session.program.$played.get()?.sittingId ?? null;
  const pairNow = () => pairOf(session.$settings.get(), shown);

  function begin(sittingId = newUuid()): void {
    const at = nowMs();
    named = ownSitting();
    tally = pairTally();
    lookedAtMs = at;
    running = {
      id: newUuid(),
      sittingId: named ?? sittingId,
      source,
      ...pairNow(),
      startedAtMs: at,
      seenAtMs: at,
      isEnded: false,
    };
    write(running);
    timers.beat();
    timers.beat = host.every(BEAT_EVERY_MS, beat);
    void tell();
  }

  /** The running interval reaches up to now, unless the computer slept or its clock was set: false then. */
  function touch(): boolean {
    if (running === null) return false;
    const silentMs = nowMs() - running.seenAtMs;
    if (silentMs < 0 || silentMs > MAX_SILENCE_MS) return false;
    running = { ...running, ...tally.longest(), seenAtMs: nowMs() };
    write(running);
    return true;
  }

  /** Looks what a program plays, for which the pair stands that it has played since the look before. */
  function look(now: ShownProgram | null): void {
    const before = shown;
    shown = now;
    if (running === null) return;
    if (ownSitting() !== named) {
      finish();
      return begin();
    }
    const passedMs = nowMs() - lookedAtMs;
    lookedAtMs = nowMs();
    if (before !== null && passedMs <= MAX_SILENCE_MS) {
      tally.add(pairOf(session.$settings.get(), before), passedMs);
      running = { ...running, ...tally.longest() };
    }
    watchPair();
  }

  /** Begins another interval once what plays is another pair, or of a program other bands, for a while. */
  function watchPair(): void {
    if (running === null) return;
    const pair = pairNow();
    const isAnother = shown === null ? !isSamePair(running, pair) : !isSameBands(running, pair);
    if (!isAnother) {
      timers.settle();
      settling = null;
      return;
    }
    // A glide goes on within its bands, and a slider that is held has not settled.
    if (settling && (shown === null ? isSamePair : isSameBands)(settling, pair)) return;
    timers.settle();
    settling = pair;
    timers.settle = host.after(shown === null ? PAIR_SETTLES_MS : BANDS_SETTLE_MS, split);
  }

  function finish(): void {
    if (running === null) return;
    touch();
    write({ ...running, isEnded: true });
    running = null;
    timers.beat();
    timers.settle();
    settling = null;
    limit.leave(null);
    void tell();
  }

  /** Ends the interval and begins the next one of the same sitting. */
  function split(): void {
    if (running === null) return;
    const { sittingId } = running;
    finish();
    begin(sittingId);
  }

  function beat(): void {
    if (running === null) return;
    if (touch() && running.seenAtMs - running.startedAtMs < SPLIT_AFTER_MS) void tell();
    else split();
  }

  function follow(settings: SessionSettings): void {
    if (!settings.isOn) {
      finish();
    } else if (running === null) {
      limit.dismiss();
      begin();
    } else {
      watchPair();
    }
  }

  /** Tells the server what it does not know yet: what has ended, then what runs. */
  async function tell(): Promise<void> {
    if (isBusy || stopping.signal.aborted) return;
    isBusy = true;
    timers.retry();
    let isReached = true;
    for (const interval of waiting()) {
      isReached = await tellEnded(interval);
      if (!isReached) break;
    }
    const own = running;
    if (isReached && own !== null) isReached = await tellRunning(own);
    isBusy = false;
    if (stopping.signal.aborted) return;
    const isNews = waiting().length > 0 || (running !== null && running.id !== own?.id);
    if (!isReached) timers.retry = host.after(RETRY_MS, () => void tell());
    else if (isNews) void tell();
  }

  /** Intervals that have ended, also those of pages that are gone; not what runs on another tab. */
  function waiting(): readonly KeptInterval[] {
    const isGone = ({ seenAtMs }: KeptInterval) => nowMs() - seenAtMs > MAX_SILENCE_MS;
    return kept
      .all()
      .filter((interval) => interval.id !== running?.id && (interval.isEnded || isGone(interval)));
  }

  async function tellEnded(interval: KeptInterval): Promise<boolean> {
    const report = reportOf({ ...interval, isEnded: true }, deviceId, nowMs());
    const { kind } = await ask((signal) => sendReport(server, report, signal));
    if (kind === 'later') return false;
    // A rating may have been given meanwhile.
    if (kept.all().some((now) => now.id === interval.id && isSame(now, interval))) {
      kept.drop(interval.id);
    }
    known.delete(interval.id);
    return true;
  }

  async function tellRunning(own: KeptInterval): Promise<boolean> {
    let answer: UsageAnswer = { kind: 'unknown' };
    if (known.delete(own.id)) answer = await ask((signal) => sendBeat(server, own.id, signal));
    // A report opens again what the server has closed: this page knows that it ran on.
    if (answer.kind === 'unknown' || answer.kind === 'over') {
      const report = reportOf(own, deviceId, nowMs());
      answer = await ask((signal) => sendReport(server, report, signal));
    }
    if (answer.kind === 'running') known.add(own.id);
    if (!stopping.signal.aborted && running?.id === own.id) take(answer, own);
    return answer.kind !== 'later';
  }

  /** Takes an answer about what runs into account. */
  function take(answer: UsageAnswer, own: KeptInterval): void {
    if (answer.kind === 'running') {
      limit.leave(answer.secondsLeft);
    } else if (answer.kind === 'limit') {
      limit.reach();
    } else if (answer.kind !== 'later' && own.seenAtMs > own.startedAtMs) {
      split();
    }
  }

  function leavePage(): void {
    finish();
    for (const { id, isEnded } of kept.all()) if (isEnded && known.has(id)) sendEnd(server, id);
  }

  const stops = [
    session.program.watch(LOOK_EVERY_MS, look),
    session.$settings.subscribe(follow),
    host.onLeave(leavePage),
    host.onVisibility((visible) => {
      if (visible) beat();
      else if (touch()) void tell();
    }),
  ];
  void tell();

  return {
    $notice: limit.$notice,
    $endsSoon: limit.$endsSoon,
    dismissNotice: limit.dismiss,
    rate(moment, rating) {
      const rated = running ?? last;
      if (rated === null) return;
      const next = { ...rated, [moment === 'before' ? 'ratingBefore' : 'ratingAfter']: rating };
      if (running !== null) running = next;
      write(next);
      known.delete(next.id);
      void tell();
    },
    stop() {
      stops.forEach((stop) => stop());
      leavePage();
      stopping.abort();
      Object.values(timers).forEach((cancel) => cancel());
      limit.stop();
    },
  };
}

function isSame(one: KeptInterval, other: KeptInterval): boolean {
  return (
    one.seenAtMs === other.seenAtMs &&
    one.ratingBefore === other.ratingBefore &&
    one.ratingAfter === other.ratingAfter
  );
}

function noStop(): void {
  // Nothing has been started yet.
}
