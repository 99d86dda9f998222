import { calendarOf, eventOf, expansionOf, fileOf } from '@overtone/calendar/testing/calendars';

const DAY_MS = 24 * 60 * 60_000;
const ZONES = [
  'Europe/Berlin',
  'America/New_York',
  'Australia/Sydney',
  'Asia/Kolkata',
  'America/Sao_Paulo',
  'W. Europe Standard Time',
];
const RULES = [
  'FREQ=WEEKLY;BYDAY=MO,WE,FR',
  'FREQ=DAILY;INTERVAL=2',
  'FREQ=MONTHLY;BYDAY=-1FR',
  'FREQ=MONTHLY;BYMONTHDAY=31',
  'FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=29',
  'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1',
  'FREQ=WEEKLY;INTERVAL=3;UNTIL=20270101T000000Z',
  'FREQ=DAILY;COUNT=900',
];
const EVENTS = 5000;
const SERIES = 40;

/** A year of a busy person: 5,000 events in six zones, forty of them series. */
function busyCalendar(): Uint8Array {
  const lines = Array.from({ length: EVENTS }, (_, index) => {
    const zone = ZONES[index % ZONES.length];
    const start = new Date(Date.UTC(2026, 0, 1, 6 + (index % 12)) + (index % 400) * DAY_MS);
    const at = start.toISOString().replaceAll(/[-:]|\.000Z/g, '');
    const rule = index < SERIES ? [`RRULE:${RULES[index % RULES.length]}`] : [];
    return eventOf(
      `UID:${index}`,
      `DTSTART;TZID=${zone}:${at}`,
      'DURATION:PT45M',
      `SUMMARY:Design review ${index}`,
      'DESCRIPTION:Agenda and a link that nobody reads',
      ...rule,
    );
  });
  return fileOf(...lines.flat());
}

function milliseconds(run: () => void, times: number): number {
  run();
  const startedAt = performance.now();
  for (let i = 0; i < times; i += 1) run();
  return (performance.now() - startedAt) / times;
}

/** What one week of a busy calendar costs once it has been read, beside reading it again. */
export function benchCalendar(): string[] {
  const bytes = busyCalendar();
  const calendar = calendarOf(bytes);
  const weeks = [Date.UTC(2026, 2, 23), Date.UTC(2026, 6, 6), Date.UTC(2026, 9, 19)];
  const read = milliseconds(() => void calendarOf(bytes), 3);
  let week = 0;
  const list = milliseconds(() => {
    const fromMs = weeks[week++ % weeks.length] ?? 0;
    expansionOf(calendar, { fromMs, toMs: fromMs + 7 * DAY_MS });
  }, 12);
  return [
    `a week of ${EVENTS} events with ${SERIES} rules in ${ZONES.length} zones: ${list.toFixed(1)} ms, ` +
      `${(read / list).toFixed(0)} times faster than reading the file again (${read.toFixed(0)} ms)`,
  ];
}
