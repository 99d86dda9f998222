import { ASK_BELOW_CONFIDENCE } from '@overtone/domain/calendar/event-plan';
import type { SessionSettings } from '@overtone/domain/session/settings';
import type { Milliseconds, UnitInterval } from '@overtone/domain/units';
import { easeBetween, type Led, ledOf, isSameLed } from './led-settings.ts';

/** An event for which something is suggested. */
export interface LeadingEvent {
  readonly id: string;
  readonly title: string;
  readonly startMs: Milliseconds;
  readonly endMs: Milliseconds;
  readonly led: Led;
  readonly confidence: UnitInterval;
}

/** A change of the settings under way, or one that has been made and will be taken back. */
interface Ride {
  /** The event that leads; null on the way back. */
  readonly event: LeadingEvent | null;
  readonly from: Led;
  readonly to: Led;
  /** What was written last; anything else was the person. */
  readonly wrote: Led;
  /** On the monotonic clock. */
  readonly begunAtMs: Milliseconds;
}

/** What the autopilot remembers between two looks at the clock. */
export interface AutopilotState {
  readonly ride: Ride | null;
  /** Events of little confidence that the person said yes to. */
  readonly accepted: readonly string[];
  /** Events that no longer lead: the person said no, or chose something else while they took place. */
  readonly setAside: readonly string[];
  /** Events that have led already; one of them that leads again, after one inside it, begins nothing. */
  readonly haveLed: readonly string[];
}

/** What the autopilot looks at. */
export interface Situation {
  readonly isEnabled: boolean;
  readonly events: readonly LeadingEvent[];
  /** How long before an event it takes the lead. */
  readonly leadMs: Milliseconds;
  /** The calendar's time, which may jump. */
  readonly wallMs: Milliseconds;
  /** Time since some fixed moment, for durations. */
  readonly nowMs: Milliseconds;
  readonly settings: SessionSettings;
  /** What the person has set without any event; it comes back when no event leads any more. */
  readonly own: Led;
}

/** What comes of a look at the clock. */
export interface Step {
  readonly state: AutopilotState;
  /** What the settings are to become now; null leaves them alone. */
  readonly write: Led | null;
  /** Id of the event that begins to lead with what is to be written; null where none does. */
  readonly begins: string | null;
  /** Whether the settings are still on their way, so that it is to look again soon. */
  readonly isUnderWay: boolean;
  /** The event that the person is asked about. */
  readonly asking: LeadingEvent | null;
}

/** The state before the first look. */
export const AT_REST: AutopilotState = { ride: null, accepted: [], setAside: [], haveLed: [] };

/** How long it takes to come to an event's rhythms, or back. */
export const EASE_MS: Milliseconds = 10_000;

/** Ids are remembered for no longer than a day's worth of events. */
const IDS_KEPT = 100;

/**
 * Says what the settings are to become. It looks at the clock anew each time and waits for no moment, so that a computer
 * that slept, a clock that was set, or a change of zone leads to where things stand now. It only ever says rhythms and a
 * hue: light and sound stay on or off, and as loud and strong, as the person has them.
 */
export function advance(given: AutopilotState, situation: Situation): Step {
  const state = withoutTouched(given, situation);
  const event = situation.isEnabled ? eventInForce(state, situation) : undefined;
  const mustAsk =
    event !== undefined &&
    event.confidence < ASK_BELOW_CONFIDENCE &&
    !state.accepted.includes(event.id);
  const ride = rideTo(state.ride, mustAsk ? undefined : event, situation);
  const asking = mustAsk ? event : null;
  if (ride === null) {
    return { state: { ...state, ride }, write: null, begins: null, isUnderWay: false, asking };
  }
  const share = shareOf(ride, situation);
  const led = easeBetween(ride.from, ride.to, share);
  const isOver = ride.event === null && share === 1;
  const write = isSameLed(led, ride.wrote) ? null : led;
  const id = ride.event?.id ?? null;
  const begins = write === null || id === null || state.haveLed.includes(id) ? null : id;
  const haveLed = remembered(state.haveLed, begins === null ? [] : [begins]);
  return {
    state: { ...state, ride: isOver ? null : { ...ride, wrote: led }, haveLed },
    write,
    begins,
    isUnderWay: share < 1,
    asking,
  };
}

/** The person says yes to an event that they were asked about. */
export function accept(state: AutopilotState, id: string): AutopilotState {
  return { ...state, accepted: remembered(state.accepted, [id]) };
}

/** The person says no to an event, or wants no more of it. */
export function setAside(state: AutopilotState, id: string): AutopilotState {
  return { ...state, setAside: remembered(state.setAside, [id]) };
}

/**
 * The event that leads now. Of several at once it is the one that began last, since a meeting inside a long block of work
 * is what the person attends; of those, the one that ends first. When it ends, the one around it leads again. Events
 * that suggest nothing interrupt nothing.
 */
function eventInForce(
  { setAside }: AutopilotState,
  situation: Situation,
): LeadingEvent | undefined {
  return inProgress(situation)
    .filter(({ id }) => !setAside.includes(id))
    .toSorted((a, b) => b.startMs - a.startMs || a.endMs - b.endMs || (a.id < b.id ? -1 : 1))[0];
}

function inProgress({ events, wallMs, leadMs }: Situation): readonly LeadingEvent[] {
  return events.filter(({ startMs, endMs }) => startMs - leadMs <= wallMs && wallMs < endMs);
}

/** Whoever changes what was written has the last word, until everything that takes place now is over. */
function withoutTouched(state: AutopilotState, situation: Situation): AutopilotState {
  const { ride } = state;
  if (ride === null || isSameLed(ledOf(situation.settings), ride.wrote)) return state;
  const ids = inProgress(situation).map(({ id }) => id);
  return { ...state, ride: null, setAside: remembered(state.setAside, ids) };
}

function rideTo(
  ride: Ride | null,
  event: LeadingEvent | undefined,
  { settings, own, nowMs }: Situation,
): Ride | null {
  const current = ride?.wrote ?? ledOf(settings);
  const to = event?.led ?? ledOf(own);
  if (ride === null && event === undefined && isSameLed(current, to)) return null;
  if (ride && ride.event?.id === event?.id && isSameLed(ride.to, to)) return ride;
  return { event: event ?? null, from: current, to, wrote: current, begunAtMs: nowMs };
}

/** While nothing is seen or heard there is nothing to ease. */
function shareOf({ begunAtMs }: Ride, { settings, nowMs }: Situation): UnitInterval {
  if (!settings.isOn) return 1;
  return Math.min(1, Math.max(0, (nowMs - begunAtMs) / EASE_MS));
}

function remembered(ids: readonly string[], more: readonly string[]): readonly string[] {
  return [...new Set([...ids, ...more])].slice(-IDS_KEPT);
}
