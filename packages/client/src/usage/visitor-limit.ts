import { FREE_DAILY_MINUTES, type OfferId } from '@overtone/domain/offers/offers';
import type { Stop } from '@overtone/domain/stop';
import type { Milliseconds } from '@overtone/domain/units';
import type { DailyLimitNotice } from '@overtone/domain/usage/daily-limit';
import { type CalendarDay, localDays } from '@overtone/domain/usage/local-days';
import { BEAT_EVERY_MS, MAX_SILENCE_MS } from '@overtone/domain/usage/usage-rules';
import type { ReadableAtom } from 'nanostores';
import { z } from 'zod';
import type { Host } from '../platform/host.ts';
import { storedJson } from '../platform/stored-json.ts';
import type { Session } from '../session/session.ts';
import { createLimitWatch } from './limit-watch.ts';

/** Where the device counts what visitors used today. */
export const VISITOR_DAY_KEY = 'overtone.usage.day';

export interface VisitorLimitParts {
  readonly session: Pick<Session, '$settings' | 'turnOff'>;
  readonly host: Pick<Host, 'storage' | 'wallClock' | 'after' | 'every' | 'onVisibility'>;
  /** IANA name of the zone in which the device counts days. */
  readonly timeZone: string;
  /** The offer that a visitor can buy; null where nothing can be bought. */
  readonly offerId: OfferId | null;
}

/** The daily limit of whoever uses this device without an account. */
export interface VisitorLimit {
  /** What to show to the person whose session ended at the limit; null otherwise. */
  readonly $notice: ReadableAtom<DailyLimitNotice | null>;
  /** Whether the running session ends within a minute. */
  readonly $endsSoon: ReadableAtom<boolean>;
  readonly dismissNotice: () => void;
  readonly stop: Stop;
}

/** What was used on one day, and up to when that has been counted: tabs that play at once count once. */
const visitorDaySchema = z.object({ day: z.string(), usedMs: z.number(), countedToMs: z.number() });

type VisitorDay = z.infer<typeof visitorDaySchema>;

const LIMIT_MS: Milliseconds = FREE_DAILY_MINUTES * 60_000;

/**
 * Counts on this device, and nowhere else, how long visitors use it, and ends the session when the day's free minutes are
 * used. It is gentle: a device that keeps nothing counts anew with each page.
 */
export function startVisitorLimit(parts: VisitorLimitParts): VisitorLimit {
  const { session, host, timeZone } = parts;
  const { dayAt } = localDays(timeZone);
  const limit = createLimitWatch(parts);
  let seenAtMs: Milliseconds | null = null;
  let stopCounting: Stop = () => undefined;
  let remembered: VisitorDay | null = null;

  function today(atMs: Milliseconds): VisitorDay {
    const day: CalendarDay = dayAt(atMs);
    const kept = storedJson(host.storage.read(VISITOR_DAY_KEY), visitorDaySchema) ?? remembered;
    return kept?.day === day ? kept : { day, usedMs: 0, countedToMs: 0 };
  }

  /** What was used today, up to now and since `sinceMs`; a silence in which the computer slept is not use. */
  function countSince(sinceMs: Milliseconds): Milliseconds {
    const now = host.wallClock().getTime();
    const known = today(now);
    const isAwake = now >= sinceMs && now - sinceMs <= MAX_SILENCE_MS;
    const newMs = isAwake ? Math.max(0, now - Math.max(sinceMs, known.countedToMs)) : 0;
    remembered = { ...known, usedMs: known.usedMs + newMs, countedToMs: now };
    host.storage.write(VISITOR_DAY_KEY, JSON.stringify(remembered));
    return remembered.usedMs;
  }

  function count(): void {
    if (seenAtMs === null) return;
    const usedMs = countSince(seenAtMs);
    seenAtMs = host.wallClock().getTime();
    if (usedMs >= LIMIT_MS) limit.reach();
    else limit.leave((LIMIT_MS - usedMs) / 1000);
  }

  function begin(): void {
    limit.dismiss();
    seenAtMs = host.wallClock().getTime();
    stopCounting = host.every(BEAT_EVERY_MS, count);
    count();
  }

  function finish(): void {
    if (seenAtMs === null) return;
    stopCounting();
    limit.leave(null);
    countSince(seenAtMs);
    seenAtMs = null;
  }

  const stops = [
    session.$settings.subscribe(({ isOn }) => {
      if (!isOn) finish();
      else if (seenAtMs === null) begin();
    }),
    host.onVisibility(count),
  ];

  return {
    $notice: limit.$notice,
    $endsSoon: limit.$endsSoon,
    dismissNotice: limit.dismiss,
    stop() {
      stops.forEach((stop) => stop());
      finish();
      limit.stop();
    },
  };
}
