import { type IcsFailure, MAX_ICS_BYTES } from '@overtone/domain/calendar/ics-failures';
import { failed, ok, type Result } from '@overtone/domain/result';
import { plainText } from '@overtone/domain/suggestion/plain-text';
import { meteredBy } from '../zone/metered-zone.ts';
import { stepsFor } from '../recurrence/allowed-steps.ts';
import { budgetOf, TooMuchWork } from '../recurrence/budget.ts';
import { componentsOf, type IcsParts } from './component.ts';
import { decodeIcs } from './decode-ics.ts';
import { type IcsEvent, readEvent } from './ics-event.ts';
import { type ZoneOf, zonesOf } from './zones-of.ts';

/** A calendar as its file states it. */
export interface IcsCalendar {
  /** What the calendar calls itself; empty where it does not say. */
  readonly name: string;
  readonly events: readonly IcsEvent[];
  /** How many events have no time that can be read. */
  readonly skippedEvents: number;
  readonly zoneOf: ZoneOf;
  /** The work that may be done to write it out, in steps of a budget; as much was allowed to read it. */
  readonly allowedSteps: number;
  /** The work that reading it took, in steps of a budget. */
  readonly readingSteps: number;
}

/** What {@link readIcs} may be told. */
export interface ReadIcsOptions {
  /** E-mail addresses of the person, by which their own answers to invitations are found. */
  readonly ownAddresses?: readonly string[];
  /** The work that is allowed to read the calendar, and again to write it out; by default what its size calls for. */
  readonly allowedSteps?: number;
}

const MAX_NAME_CODE_POINTS = 100;
/**
 * Reads an iCalendar file (RFC 5545). Of its events only times, titles and answers are looked at; an event that can't be
 * read is left out and counted. Never throws; what it costs at most depends on the size alone.
 */
export function readIcs(
  bytes: Uint8Array,
  { ownAddresses = [], allowedSteps = stepsFor(bytes.length) }: ReadIcsOptions = {},
): Result<IcsCalendar, IcsFailure> {
  if (bytes.length > MAX_ICS_BYTES) return failed('too_large');
  const text = decodeIcs(bytes).replace(/^[\uFEFF\s\0]+/u, '');
  if (text === '') return failed('empty');
  if (!/^BEGIN:VCALENDAR/iu.test(text)) {
    return failed(text.startsWith('<') ? 'web_page' : 'not_a_calendar');
  }
  const { components, properties, isWhole } = componentsOf(text);
  if (!isWhole) return failed('cut_short');

  const parts = { components, properties, isWhole };
  try {
    return ok(calendarIn(parts, ownAddresses, allowedSteps));
  } catch (error) {
    if (error instanceof TooMuchWork) return failed('too_complicated');
    throw error;
  }
}

function calendarIn(
  { components, properties }: IcsParts,
  ownAddresses: readonly string[],
  allowedSteps: number,
): IcsCalendar {
  const name = properties.find((property) => property.name === 'x-wr-calname')?.values[0];
  const budget = budgetOf(allowedSteps);
  const zoneOf = zonesOf(components, budget);
  const zones = { zoneOf, metered: meteredBy(budget) };
  // The name of a person's first calendar at Google is their address.
  const own = new Set([...ownAddresses, String(name)].map((address) => address.toLowerCase()));
  const blocks = components.filter((component) => component.name === 'vevent');
  const events = blocks.flatMap((block) => readEvent(block, zones, own) ?? []);
  return {
    name: typeof name === 'string' ? plainText(unescaped(name), MAX_NAME_CODE_POINTS) : '',
    events,
    skippedEvents: blocks.length - events.length,
    zoneOf,
    allowedSteps,
    readingSteps: budget.spentSteps(),
  };
}

/** Names outside the standard are read as they stand, marks and all. */
function unescaped(text: string): string {
  return text.replace(/\\([\\;,])/gu, '$1');
}
