import type { OutputChoice, PulseStyle } from '@overtone/domain/safety/output-choice';
import { keptOf } from '@overtone/domain/session/setting-row';
import { SETTING_TABLE } from '@overtone/domain/session/setting-table';
import { worthKeeping } from '@overtone/domain/session/settings-homes';
import type { Stop } from '@overtone/domain/stop';
import type { Engine } from '@overtone/engine/engine';
import { atom, computed, type ReadableAtom } from 'nanostores';
import type { Host } from '../platform/host.ts';
import { keptText } from '../platform/kept-text.ts';
import { storedRecord } from '../platform/stored-json.ts';
import type { Session } from '../session/session.ts';

/** What a person chose for light and sound on this device, and the meeting switch on top of it. */
export interface OutputStore {
  /** What the engine follows: the choice, with the light off and the sound low while in a meeting. */
  readonly $choice: ReadableAtom<OutputChoice>;
  /** Whether the meeting switch is on. It is never kept. */
  readonly $inMeeting: ReadableAtom<boolean>;
  /** Turns Flash guard off. Call it only after the person has read the warning and confirmed. */
  readonly turnGuardOff: () => void;
  readonly turnGuardOn: () => void;
  readonly setPulseStyle: (style: PulseStyle) => void;
  /** Whether there is light at all; without it the sound goes on alone. */
  readonly setShowsLight: (shows: boolean) => void;
  /** Someone shares the screen or talks: the light goes and the sound is lowered, until it is switched back. */
  readonly setInMeeting: (inMeeting: boolean) => void;
  /** What goes on around: a call, a break that ends, an empty battery. It is laid over the choice and never kept. */
  readonly setAround: (around: Around) => void;
  /** Ends it: nothing follows the choice any more. */
  readonly stop: Stop;
}

/** What light and sound give way to by themselves. */
export interface Around {
  readonly isDark: boolean;
  readonly isLow: boolean;
}

export interface OutputParts {
  readonly engine: Pick<Engine, 'choose'>;
  readonly host: Pick<Host, 'storage' | 'onVisibility'>;
  /** The session whose light it is. */
  readonly session: Pick<Session, 'light'>;
  /** Who uses this device now. What another person chose does not hold for this one. */
  readonly person: string;
}

/** Where the choice is kept on the device; it never leaves it. */
export const OUTPUT_CHOICE_KEY = 'overtone.output-choice';

/**
 * Makes the store, reads what this person chose on this device before, and makes the engine follow. Light goes at once
 * and comes back no faster than the session's switches allow, however they are pressed.
 *
 * What another tab keeps holds here at once where it makes the light less. Where it makes it more it waits until the person
 * chooses it here or opens the page anew: whoever looks at this page has confirmed no warning on it, and a page must not
 * begin to flash by what is pressed on another.
 */
export function createOutputStore({ engine, host, session, person }: OutputParts): OutputStore {
  const text = keptText(host.storage, OUTPUT_CHOICE_KEY);
  const keptOnDevice = () => readKept(text.read(), person);
  const $kept = atom(keptOnDevice());
  const $inMeeting = atom(false);
  const $around = atom<Around>({ isDark: false, isLow: false });
  const $choice = computed([$kept, $inMeeting, $around], (kept, inMeeting, around) => ({
    ...kept,
    showsLight: kept.showsLight && !inMeeting && !around.isDark,
    ducksSound: inMeeting || around.isLow,
  }));
  const { light } = session;
  let followed: OutputChoice | null = null;

  function follow(): void {
    const next = { ...$choice.get(), showsLight: light.$isOn.get() };
    if (followed && isSame(followed, next)) return;
    followed = next;
    engine.choose(next);
  }

  function hear(): void {
    $kept.set(calmerOf($kept.get(), keptOnDevice()));
  }

  /** Of what is kept only `change` is written anew: the rest may have been chosen in another tab meanwhile. */
  function keep(change: Partial<OutputChoice>): void {
    const onDevice = keptOnDevice();
    text.write(JSON.stringify({ person, ...worthKeeping({ ...onDevice, ...change }) }));
    $kept.set({ ...calmerOf($kept.get(), onDevice), ...change });
  }

  const stops = [
    light.$isOn.listen(follow),
    $choice.subscribe(({ showsLight }) => {
      light.ask(showsLight);
      follow();
    }),
    text.onChangedElsewhere(hear),
    // A page that the browser has put aside hears of nothing.
    host.onVisibility((isShown) => {
      if (isShown) hear();
    }),
  ];

  return {
    $choice,
    $inMeeting,
    turnGuardOff: () => keep({ flashGuard: false }),
    turnGuardOn: () => keep({ flashGuard: true }),
    setPulseStyle: (pulseStyle) => keep({ pulseStyle }),
    setShowsLight: (showsLight) => keep({ showsLight }),
    setInMeeting: (inMeeting) => $inMeeting.set(inMeeting),
    setAround: (around) => $around.set(around),
    stop: () => stops.forEach((stop) => stop()),
  };
}

type Values = Readonly<Record<string, unknown>>;

function isSame(one: Values, other: Values): boolean {
  return Object.entries(one).every(([name, value]) => other[name] === value);
}

/** Of each part of two choices the one with less light. */
function calmerOf(one: OutputChoice, other: OutputChoice): OutputChoice {
  return {
    ...one,
    flashGuard: one.flashGuard || other.flashGuard,
    showsLight: one.showsLight && other.showsLight,
    pulseStyle: other.pulseStyle === 'colour' ? 'colour' : one.pulseStyle,
  };
}

/**
 * Anything but a record of the same person counts as nothing chosen: then Flash guard is on. Of a choice of theirs that cannot
 * be read, the calmer one.
 */
function readKept(text: string | null, person: string): OutputChoice {
  const record = storedRecord(text);
  return keptOf(SETTING_TABLE.output, record['person'] === person ? record : {});
}
