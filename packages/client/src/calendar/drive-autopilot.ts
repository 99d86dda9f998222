import type { UpcomingEvent } from '@overtone/domain/contract/calendar';
import type { CalendarPreferences } from '@overtone/domain/calendar/calendar-preferences';
import type { Stop } from '@overtone/domain/stop';
import type { Milliseconds } from '@overtone/domain/units';
import { atom, type ReadableAtom } from 'nanostores';
import type { Host } from '../platform/host.ts';
import type { Session } from '../session/session.ts';
import {
  accept,
  advance,
  AT_REST,
  type AutopilotState,
  type LeadingEvent,
  setAside,
} from './autopilot.ts';
import { withBands } from './led-settings.ts';
import { leadingEvents } from './leading-events.ts';

/** What a person sees of the autopilot. */
export interface AutopilotView {
  /** Id of the event whose suggestion is in force; null while none is. */
  readonly leadingId: string | null;
  /** The event that the person is asked about; null while there is nothing to ask. */
  readonly asking: AskedEvent | null;
}

/** An event that a person is asked about. */
export interface AskedEvent {
  readonly id: string;
  readonly title: string;
  /** When it begins, in the calendar's time; null once it has begun. */
  readonly beginsAtMs: Milliseconds | null;
}

/** Follows the events of a calendar, while the person wants that. */
export interface Autopilot {
  readonly $view: ReadableAtom<AutopilotView>;
  /** Yes to the event that was asked about. */
  readonly accept: () => void;
  /** No to the event that was asked about, or no more of the one that leads: what was before comes back. */
  readonly decline: () => void;
  /** Leaves the settings as they are and looks no more. */
  readonly stop: Stop;
}

export interface AutopilotParts {
  readonly session: Pick<Session, '$settings' | '$own' | 'patch'> & {
    readonly program: Pick<Session['program'], '$isBlind' | '$played' | 'letGo'>;
  };
  readonly $events: ReadableAtom<readonly UpcomingEvent[]>;
  readonly $preferences: ReadableAtom<CalendarPreferences>;
  readonly host: Pick<Host, 'now' | 'wallClock' | 'after' | 'every' | 'onVisibility'>;
}

/** How often it looks at the clock. */
export const LOOK_MS: Milliseconds = 5_000;
/** How often the settings change while they are on their way. */
const EASE_STEP_MS: Milliseconds = 500;
const MINUTE_MS: Milliseconds = 60_000;
const NOTHING: AutopilotView = { leadingId: null, asking: null };

/** Starts to follow. Nothing happens before the person has switched it on. */
export function driveAutopilot({
  session,
  $events,
  $preferences,
  host,
}: AutopilotParts): Autopilot {
  const $view = atom<AutopilotView>(NOTHING);
  let state: AutopilotState = AT_REST;
  let isWriting = false;
  let cancelNext: Stop = () => undefined;
  let stopLooking: Stop = () => undefined;

  function look(): void {
    if (isWriting) return;
    cancelNext();
    // An event waits for the end of a blind session, as if it began then.
    if (session.program.$isBlind.get()) return show(NOTHING);
    const { autopilot: isEnabled, leadMinutes } = $preferences.get();
    const wallMs = host.wallClock().getTime();
    const step = advance(state, {
      isEnabled,
      events: leadingEvents($events.get()),
      leadMs: leadMinutes * MINUTE_MS,
      wallMs,
      nowMs: host.now(),
      settings: session.$settings.get(),
      own: session.$own.get(),
    });
    ({ state } = step);
    if (step.write !== null) {
      isWriting = true;
      session.patch(withBands(step.write), 'calendar');
      // What was begun during an event, or made for it, plays on; at its end the settings come back under that.
      if (step.begins !== null && step.begins !== playedEvent()) session.program.letGo();
      isWriting = false;
    }
    if (step.isUnderWay) cancelNext = host.after(EASE_STEP_MS, look);
    show({
      leadingId: state.ride?.event?.id ?? null,
      asking: step.asking && askedAt(step.asking, wallMs),
    });
  }

  /** The event whose own program plays. */
  function playedEvent(): string | undefined {
    return session.program.$played.get()?.eventId;
  }

  function show(view: AutopilotView): void {
    const { leadingId, asking } = $view.get();
    const isSameQuestion =
      view.asking?.id === asking?.id && view.asking?.beginsAtMs === asking?.beginsAtMs;
    if (view.leadingId !== leadingId || !isSameQuestion) $view.set(view);
  }

  function answer(change: (state: AutopilotState, id: string) => AutopilotState): void {
    const { asking, leadingId } = $view.get();
    const id = asking?.id ?? leadingId;
    if (id === null) return;
    state = change(state, id);
    look();
  }

  /** Without a person who wants to be led there is no timer. */
  function lookOn(): void {
    stopLooking();
    stopLooking = $preferences.get().autopilot ? host.every(LOOK_MS, look) : () => undefined;
    look();
  }

  const stops = [
    host.onVisibility(look),
    $events.subscribe(look),
    $preferences.subscribe(lookOn),
    session.$settings.listen(look),
    session.program.$isBlind.listen(look),
  ];
  return {
    $view,
    accept: () => answer(accept),
    decline: () => answer(setAside),
    stop() {
      cancelNext();
      stopLooking();
      for (const stop of stops) stop();
    },
  };
}

function askedAt({ id, title, startMs }: LeadingEvent, wallMs: Milliseconds): AskedEvent {
  return { id, title, beginsAtMs: startMs > wallMs ? startMs : null };
}
