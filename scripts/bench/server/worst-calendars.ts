import { once } from 'node:events';
import { createServer } from 'node:http';
import { eventOf, fileOf } from '@overtone/calendar/testing/calendars';
import { HOSTILE_CALENDARS } from '@overtone/calendar/testing/hostile-calendars';

/** Somebody's server with calendars of the worst kinds. */
export interface CalendarHost {
  readonly origin: string;
  /** A path to each calendar; the first is the largest that is kept, and the only one that is kept. */
  readonly paths: readonly string[];
  readonly stop: () => Promise<unknown>;
}

const EVENTS = 20_000;
const TITLES = 1_000;
const MINUTE_MS = 60_000;

/** As many events as are kept of one calendar, within a month, with as many titles as one answer can hold. */
function fullCalendar(): Uint8Array {
  const events = Array.from({ length: EVENTS }, (_, index) => {
    const start = new Date(Date.now() + index * 2 * MINUTE_MS).toISOString();
    const lines = eventOf(
      `UID:${index}`,
      `DTSTART:${start.replaceAll(/[-:]|\.\d+/gu, '')}`,
      'DURATION:PT30M',
      `SUMMARY:${`Plan and review number ${index % TITLES} with everybody `.repeat(2)}`,
    );
    return lines.join('\r\n');
  });
  return fileOf(events.join('\r\n'));
}

/** Serves them on the loopback address. */
export async function startCalendarHost(): Promise<CalendarHost> {
  const files = [fullCalendar(), ...Object.values(HOSTILE_CALENDARS).map((make) => make())];
  const server = createServer((request, response) => {
    const index = Number(/^\/(\d+)/u.exec(request.url ?? '')?.[1]);
    response.end(files[index] ?? '');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return {
    origin: `http://127.0.0.1:${port}`,
    paths: files.map((_, index) => `/${index}.ics`),
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
