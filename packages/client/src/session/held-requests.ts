import { atom, type ReadableAtom } from 'nanostores';

/** What would take the place of what plays: settings that were suggested, or a program. */
export type RequestKind = 'suggestion' | 'program';

/**
 * What was asked for while a blind session ran. `asked`: the person has not said what is to become of it; it waits. `kept`: it
 * waits for the end. `due`: the session is over, and it waits for a press. `ended`: it could not wait, and the session
 * ended with it.
 */
export interface HeldRequest {
  readonly kind: RequestKind;
  readonly stage: 'asked' | 'kept' | 'due' | 'ended';
}

/** Keeps what is asked for during a blind session, which nothing may end without a word. Only the latest waits. */
export interface HeldRequests {
  /** What waits, or has just ended the session; null when nothing does. */
  readonly $held: ReadableAtom<HeldRequest | null>;
  /** Leaves it until the session is over. */
  readonly keep: () => void;
  /** Does what waits now, and ends a session that still runs. Call it inside a click or key press. */
  readonly doNow: () => void;
  /** Forgets what waits. */
  readonly leave: () => void;
}

/** The same, for the session itself. */
export interface OwnHeldRequests extends HeldRequests {
  /** Does something at once, or keeps it where a blind session runs. */
  readonly ask: (kind: RequestKind, run: () => void) => void;
  /** Does something that cannot wait, and says that it ended the blind session where one runs. */
  readonly insist: (kind: RequestKind, run: () => void) => void;
}

/** What requests are held for. */
export interface HeldRequestParts {
  /** Whether a blind session runs, or stands paused. */
  readonly $isBlind: ReadableAtom<boolean>;
  readonly endSession: () => void;
}

/** Holds nothing at first. */
export function createHeldRequests({ $isBlind, endSession }: HeldRequestParts): OwnHeldRequests {
  const $held = atom<HeldRequest | null>(null);
  let run: () => void = () => undefined;

  function hold(held: HeldRequest | null, next: () => void = run): void {
    run = next;
    $held.set(held);
  }

  $isBlind.listen((isBlind) => {
    const held = $held.get();
    if (!isBlind && held !== null && held.stage !== 'ended') hold({ ...held, stage: 'due' });
  });

  return {
    $held,
    ask(kind, next) {
      if ($isBlind.get()) return hold({ kind, stage: 'asked' }, next);
      hold(null);
      next();
    },
    insist(kind, next) {
      const ends = $isBlind.get();
      hold(null);
      next();
      if (ends) hold({ kind, stage: 'ended' });
    },
    keep() {
      const held = $held.get();
      if (held) hold({ ...held, stage: 'kept' });
    },
    doNow() {
      const next = run;
      hold(null);
      if ($isBlind.get()) endSession();
      next();
    },
    leave: () => hold(null),
  };
}
