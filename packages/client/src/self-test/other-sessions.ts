import type { Stop } from '@overtone/domain/stop';
import type { Milliseconds } from '@overtone/domain/units';
import type { Host } from '../platform/host.ts';
import type { Session } from '../session/session.ts';

/** A session outside a test that is shorter than this has no wash-out. */
const SHORTEST_OTHER_MS: Milliseconds = 60_000;

/** How often a session outside a test is told of, so that a page that goes away has told. */
const TOLD_EVERY_MS: Milliseconds = 30_000;

/** Tells of sessions outside a test: while they play, and at their end. */
export function watchOtherSessions(
  session: Pick<Session, '$isOn' | 'program'>,
  host: Pick<Host, 'now' | 'every'>,
  told: () => void,
): Stop {
  let sinceMs: Milliseconds | null = null;
  const tell = () => {
    if (sinceMs !== null && host.now() - sinceMs >= SHORTEST_OTHER_MS) told();
  };
  const look = () => {
    const isOther = session.$isOn.get() && !session.program.$isBlind.get();
    if (!isOther) tell();
    sinceMs = isOther ? (sinceMs ?? host.now()) : null;
  };
  const stops = [
    session.$isOn.subscribe(look),
    session.program.$isBlind.listen(look),
    host.every(TOLD_EVERY_MS, tell),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
