import type { Pool } from 'pg';
import type { Child } from './child.ts';
import { sendWorst, type WorstAnswer } from './send-worst.ts';
import { type CalendarHost, startCalendarHost } from './worst-calendars.ts';
import { worstRoutes } from './worst-inputs.ts';

const AT_ONCE = 20;
const ROUNDS = 2;

/** Says line by line how long the loop of a server is held by the worst input of each route, asked by twenty at once. */
export async function* loopTable(
  server: Child,
  cookies: readonly string[],
  pool: Pool,
): AsyncGenerator<string> {
  const calendars = await startCalendarHost();
  try {
    await fillAccounts(pool);
    yield row('route', 'answers', 'work of a turn', 'longest', 'p99');
    yield await measured('connecting 20,000 events', server, () =>
      connectFullCalendar(server, cookies.slice(0, 2), calendars),
    );
    for (const { route, input } of worstRoutes(calendars)) {
      // The first answer of a route loads what it needs.
      await sendWorst(server, cookies[0] ?? '', input(0));
      yield await measured(route, server, (round) =>
        Array.from({ length: AT_ONCE }, (_, index) =>
          sendWorst(server, cookies[index % 2] ?? '', input(round * AT_ONCE + index + 1)),
        ),
      );
    }
  } finally {
    await calendars.stop();
  }
}

async function measured(
  name: string,
  server: Child,
  round: (round: number) => readonly Promise<WorstAnswer>[],
): Promise<string> {
  const statuses = new Map<number, number>();
  const figures = await server.watching(async () => {
    for (let count = 0; count < ROUNDS; count += 1) {
      for (const { status } of await Promise.all(round(count))) {
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    }
  });
  const answers = Array.from(statuses, ([status, count]) => `${count} x ${status}`).join(', ');
  const ms = (value: number) => `${value.toFixed(0)} ms`;
  return row(name, answers, ms(figures.mostWorkMs), ms(figures.longestMs), ms(figures.p99Ms));
}

const WIDTHS = [46, 26, 16, 10, 10];
function row(...cells: readonly string[]): string {
  return cells
    .map((cell, index) => cell.padEnd(WIDTHS[index] ?? 0))
    .join('')
    .trimEnd();
}

/** Has each of these people connect the calendar of 20,000 events. */
export function connectFullCalendar(
  server: Child,
  cookies: readonly string[],
  { origin, paths }: CalendarHost,
): Promise<WorstAnswer>[] {
  const body = { kind: 'ics', address: `${origin}${paths[0]}` };
  return cookies.map((cookie) =>
    sendWorst(server, cookie, { method: 'POST', path: '/api/calendars', body }),
  );
}

/** Gives everybody as much use and as many suggestions as are kept, and the first two the reports of an operator. */
export async function fillAccounts(pool: Pool): Promise<void> {
  await pool.query(
    `insert into usage_sessions (id, user_id, sitting_id, device_id, started_at, last_seen_at,
        ended_at, primary_band, supporting_band, global_hz, center_hz, source)
      select gen_random_uuid(), users.id, gen_random_uuid(), 'one', at, at + interval '10 minutes',
        at + interval '10 minutes', 'beta', 'delta', 3, 15, 'web'
        from users, generate_series(now() - interval '365 days', now() - interval '1 hour', interval '1 hour') at
        where users.id in (select id from users order by created_at limit 2)`,
  );
  await pool.query(
    `insert into suggestion_history
        (user_id, state, global_modulation_hz, center_modulation_hz, visual_hue, source, created_at)
      select users.id, 'deep_focus', 3, 15, 190, 'ai', now() - n * interval '1 minute'
        from users, generate_series(1, 200) as n
        where users.id in (select id from users order by created_at limit 2)`,
  );
  await pool.query(
    `update users set role = 'admin', email_verified = true where id in (select id from users order by created_at limit 2)`,
  );
}
