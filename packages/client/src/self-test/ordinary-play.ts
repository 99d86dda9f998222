import type { Stop } from '@overtone/domain/stop';
import type { Milliseconds } from '@overtone/domain/units';
import { atom, computed, type ReadableAtom } from 'nanostores';
import type { Host } from '../platform/host.ts';
import type { OutputStore } from '../safety/output-store.ts';
import type { Session } from '../session/session.ts';
import type { Locks } from './session-lock.ts';

/** Name of the browser's lock that tabs share for as long as anything but a session of a self-test is seen or heard of them. */
const ORDINARY_LOCK = 'overtone.ordinary-play';

/** How often a session of a self-test looks whether another tab plays. */
const LOOK_EVERY_MS: Milliseconds = 5_000;

/** What tells whether anything ordinary is seen or heard of this page. */
export interface OrdinaryPlayParts {
  readonly session: Pick<Session, '$isOn' | '$settings' | '$engine'> & {
    readonly program: Pick<Session['program'], '$isBlind'>;
  };
  readonly output: Pick<OutputStore, '$choice'>;
  readonly host: Pick<Host, 'onVisibility'>;
  /** The browser's locks; null where a page has none, since it is not opened over a secure connection. */
  readonly locks: Pick<Locks, 'request'> | null;
}

/** Lets the other tabs of the browser know while light is in sight here, or sound to be heard, that is no session of a self-test. */
export function tellOrdinaryPlay({ session, output, host, locks }: OrdinaryPlayParts): Stop {
  if (locks === null) return () => undefined;
  const $isVisible = atom(true);
  let release: Stop | null = null;
  const $plays = computed(
    [
      session.$isOn,
      session.program.$isBlind,
      session.$settings,
      session.$engine,
      output.$choice,
      $isVisible,
    ],
    (isOn, isBlind, settings, { light, audio }, { showsLight }, isVisible) => {
      const { masterAudioVolume, backgroundSoundType, backgroundVolume } = settings;
      const hasLight = showsLight && light !== 'unavailable' && isVisible;
      const hasBackground = backgroundSoundType !== 'off' && backgroundVolume > 0;
      const hasSound = audio === 'running' && (masterAudioVolume > 0 || hasBackground);
      return isOn && !isBlind && (hasLight || hasSound);
    },
  );
  const stops = [
    host.onVisibility((isVisible) => $isVisible.set(isVisible)),
    $plays.subscribe((plays) => {
      release?.();
      release = plays ? holdLock(locks) : null;
    }),
    () => release?.(),
  ];
  return () => stops.forEach((stop) => stop());
}

function holdLock(locks: Pick<Locks, 'request'>): Stop {
  let release: Stop = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  // A page that goes away is refused it.
  locks.request(ORDINARY_LOCK, { mode: 'shared' }, () => held).catch(() => undefined);
  return () => release();
}

/** What a session of a self-test looks around with. */
export interface OrdinaryElsewhereParts {
  readonly session: { readonly program: Pick<Session['program'], '$isBlind'> };
  readonly host: Pick<Host, 'every'>;
  readonly locks: Pick<Locks, 'query'>;
}

/** Whether another tab of this browser plays something ordinary, for as long as a session of a self-test is taken up here. */
export function followOrdinaryElsewhere({ session, host, locks }: OrdinaryElsewhereParts): {
  readonly $plays: ReadableAtom<boolean>;
  readonly stop: Stop;
} {
  const $plays = atom(false);
  const { $isBlind } = session.program;
  let stopLooking: Stop | null = null;
  async function look(): Promise<void> {
    const { held = [] } = await locks.query();
    $plays.set($isBlind.get() && held.some(({ name }) => name === ORDINARY_LOCK));
  }
  const stopFollowing = $isBlind.subscribe((isBlind) => {
    stopLooking?.();
    // By the first look, what this page itself played before has let go of the lock.
    stopLooking = isBlind ? host.every(LOOK_EVERY_MS, () => void look()) : null;
    if (!isBlind) $plays.set(false);
  });
  return {
    $plays,
    stop() {
      stopFollowing();
      stopLooking?.();
    },
  };
}
