import type { Pool } from 'pg';
import type { Child } from './child.ts';
import { type Load, send } from './load.ts';
import { connectFullCalendar, fillAccounts } from './loop-table.ts';
import { sendWorst } from './send-worst.ts';
import { watchMemory } from './soak.ts';
import { startCalendarHost } from './worst-calendars.ts';
import { worstRoutes } from './worst-inputs.ts';

/** What a mixed load is made of, each part by its name. */
export type NamedLoads = Readonly<Record<string, Load>>;

/** Answered by what the bench leaves out on purpose: a language model, payments, providers. */
const NOT_SET_UP: ReadonlySet<string | undefined> = new Set([
  'ai_not_configured',
  'purchases_closed',
  'provider_unavailable',
]);

/**
 * Loads a server from all sides at once while somebody asks every route for the worst that it takes, one after the other, with
 * every hostile calendar among them. Says line by line how long answers took, what failed, how long the loop was held and what
 * the memory did.
 */
export async function* mixedLoad(
  server: Child,
  loads: NamedLoads,
  seconds: number,
  { cookies, pool }: { readonly cookies: readonly string[]; readonly pool: Pool },
): AsyncGenerator<string> {
  const calendars = await startCalendarHost();
  try {
    await fillAccounts(pool);
    await Promise.all(connectFullCalendar(server, cookies.slice(0, 2), calendars));
    const routes = worstRoutes(calendars);
    // The first answer of a route loads what it needs.
    for (const { input } of routes) await sendWorst(server, cookies[0] ?? '', input(0));
    const memory = watchMemory(server);
    const ended = new AbortController();
    const lines: string[] = [];
    const figures = await server.watching(async () => {
      const worst = askForTheWorst(server, routes, cookies, ended.signal);
      await Promise.all(
        Object.entries(loads).map(async ([name, load]) => {
          const { perSecond, p97Ms, p99Ms, failures } = await send([server.url], load, seconds);
          const requests = (perSecond * seconds).toFixed(0);
          lines.push(
            `${name.padEnd(36)} ${requests} requests, ${failures} failed, p97.5 ${p97Ms} ms, p99 ${p99Ms} ms`,
          );
        }),
      );
      ended.abort();
      lines.push(await worst);
    });
    yield* lines;
    yield `${'loop'.padEnd(36)} p99 ${figures.p99Ms.toFixed(0)} ms, ${figures.longestMs.toFixed(0)} ms at most, ${figures.mostWorkMs.toFixed(0)} ms of work in a turn at most`;
    yield `${`memory over ${seconds} s`.padEnd(36)} ${await memory()}`;
  } finally {
    await calendars.stop();
  }
}

async function askForTheWorst(
  server: Child,
  routes: ReturnType<typeof worstRoutes>,
  cookies: readonly string[],
  until: AbortSignal,
): Promise<string> {
  const failed = new Map<string, number>();
  let sent = 0;
  for (let index = 0; !until.aborted; index += 1) {
    for (const { route, input } of routes) {
      if (until.aborted) break;
      const cookie = cookies[index % 2] ?? '';
      const answer = await sendWorst(server, cookie, input(index)).catch((error: unknown) => ({
        status: Number.POSITIVE_INFINITY,
        code: String(error),
      }));
      sent += 1;
      if (answer.status < 500 || NOT_SET_UP.has(answer.code)) continue;
      const what = `${route}: ${answer.status} ${answer.code}`;
      failed.set(what, (failed.get(what) ?? 0) + 1);
    }
  }
  const failures = Array.from(failed, ([what, count]) => `${count} x ${what}`).join('; ') || 'none';
  return `${'the worst of every route'.padEnd(36)} ${sent} requests, failed: ${failures}`;
}
