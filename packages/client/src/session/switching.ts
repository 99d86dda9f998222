import { MIN_TOGGLE_INTERVAL_MS } from '@overtone/domain/safety/flash-limits';
import type { Milliseconds } from '@overtone/domain/units';
import type { AudioStatus } from '@overtone/engine/engine';

/** What can be switched: the session as a whole, and whether it shows light. Light is seen while both are on. */
export type Switchable = 'session' | 'light';

/** Which of them are on. */
export type Switched = Readonly<Record<Switchable, boolean>>;

/** Where the switches stand. */
export interface Switching {
  /** What was asked for last. In the end it holds. */
  readonly asked: Switched;
  /** What holds now. */
  readonly inForce: Switched;
  /** When each last changed, and when light last came or went, on the host's monotonic clock. */
  readonly changedAt: Readonly<Record<Switchable | 'seen', Milliseconds>>;
  readonly audio: AudioStatus;
}

/** What can happen to the switches. */
export type SwitchInput =
  /** A control, a hotkey, a menu, the daily limit or the meeting switch. `opposite`: of what was asked for last. */
  | { readonly kind: 'ask'; readonly what: Switchable; readonly wants: boolean | 'opposite' }
  /** Escape, or the page goes away: the session is off, whatever is on its way. */
  | { readonly kind: 'halt' }
  /** The sound device says where it stands. */
  | { readonly kind: 'audio'; readonly status: AudioStatus }
  /** Time has passed. */
  | { readonly kind: 'due' };

/** What comes of an input. */
export interface SwitchStep {
  readonly next: Switching;
  /** The sound is to be prepared, or woken, in this very task: browsers allow it inside a press only. */
  readonly prepares: boolean;
  /** Light and sound are to end at once, without a fade. */
  readonly halts: boolean;
  /** Time until something that was asked for may begin; null when nothing waits. */
  readonly dueInMs: Milliseconds | null;
}

/** Both off, and never changed before. */
export const ALL_OFF: Switching = {
  asked: { session: false, light: false },
  inForce: { session: false, light: false },
  changedAt: { session: -Infinity, light: -Infinity, seen: -Infinity },
  audio: 'idle',
};

/**
 * The switches after `input` at `nowMs`. Off holds at once. On holds at once too, unless the same switch, or the light that
 * is seen, has changed less than `MIN_TOGGLE_INTERVAL_MS` ago: then as soon as it may.
 */
export function step(given: Switching, input: SwitchInput, nowMs: Milliseconds): SwitchStep {
  const asked = askedAfter(given, input);
  const audio = input.kind === 'audio' ? input.status : given.audio;
  const next = settled({ ...given, asked, audio }, nowMs);
  const waits = dueTimes(next).map((at) => at - nowMs);
  return {
    next,
    prepares: prepares(given, input, asked),
    halts: input.kind === 'halt',
    dueInMs: waits.length > 0 ? Math.min(...waits) : null,
  };
}

function askedAfter({ asked }: Switching, input: SwitchInput): Switched {
  if (input.kind === 'halt') return { ...asked, session: false };
  if (input.kind !== 'ask') return asked;
  const { what, wants } = input;
  return { ...asked, [what]: wants === 'opposite' ? !asked[what] : wants };
}

/** Every press that asks for the session may open the sound; and sound that fell asleep while it is on is woken once. */
function prepares({ audio, inForce }: Switching, input: SwitchInput, asked: Switched): boolean {
  if (input.kind === 'ask') return input.what === 'session' && asked.session;
  const fellAsleep = input.kind === 'audio' && input.status === 'suspended' && audio === 'running';
  return fellAsleep && inForce.session && asked.session;
}

/** Takes off what is to be off, then turns on what may be: the session first, since only then light is seen. */
function settled(given: Switching, nowMs: Milliseconds): Switching {
  let state = given;
  const change = (what: Switchable, on: boolean) => {
    const inForce = { ...state.inForce, [what]: on };
    const seen = isSeen(inForce) === isSeen(state.inForce) ? state.changedAt.seen : nowMs;
    state = { ...state, inForce, changedAt: { ...state.changedAt, [what]: nowMs, seen } };
  };
  const switchables = ['session', 'light'] as const;
  for (const what of switchables) {
    if (state.inForce[what] && !state.asked[what]) change(what, false);
  }
  for (const what of switchables) {
    if (isWaiting(state, what) && mayBeginAt(state, what) <= nowMs) change(what, true);
  }
  return state;
}

function dueTimes(state: Switching): readonly Milliseconds[] {
  const waiting = (['session', 'light'] as const).filter((what) => isWaiting(state, what));
  return waiting.map((what) => mayBeginAt(state, what));
}

function isWaiting({ asked, inForce }: Switching, what: Switchable): boolean {
  return asked[what] && !inForce[what];
}

function mayBeginAt({ inForce, changedAt }: Switching, what: Switchable): Milliseconds {
  const isSeenThen = isSeen({ ...inForce, [what]: true });
  const last = isSeenThen ? Math.max(changedAt[what], changedAt.seen) : changedAt[what];
  return last + MIN_TOGGLE_INTERVAL_MS;
}

function isSeen({ session, light }: Switched): boolean {
  return session && light;
}
