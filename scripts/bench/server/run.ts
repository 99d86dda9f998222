// `npm run bench:server`: the server side by side with programs that do the same and nothing else, in one run, since
// absolute figures depend on the machine and its mood. Starts a PostgreSQL of its own.
//   --rounds 3 --seconds 5   how often and how long each side is loaded
//   --soak 30                seconds of mixed load for the memory figure; 0 leaves it out
//   --mixed 7200            nothing but two hours of all loads and the worst of every route at once
//   --only loop              none but the table of how long each route's worst input holds the loop; or a part of a name
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startOwnPostgres } from '../../../apps/server/src/testing/databases/own-postgres.ts';
import { type Child, startChild } from './child.ts';
import { compare, type Pair } from './compare.ts';
import { type Load, send } from './load.ts';
import { historyLoad, newsletterLoad, readLoad, settingsLoad } from './loads.ts';
import { addHistory, signUpPeople } from './people.ts';
import { ASSET, PAGE, writeSite } from './site.ts';
import { loopTable } from './loop-table.ts';
import { mixedLoad } from './mixed.ts';
import { soak } from './soak.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '5' },
    soak: { type: 'string', default: '30' },
    only: { type: 'string' },
    mixed: { type: 'string', default: '0' },
  },
});
const rounds = { rounds: Number(values.rounds), seconds: Number(values.seconds) };
const mixedSeconds = Number(values.mixed);
const only = mixedSeconds > 0 ? 'mixed' : values.only;
const PEOPLE = 16;

const cleanups: (() => Promise<unknown>)[] = [];
const root = await mkdtemp(path.join(tmpdir(), 'overtone-bench-'));
cleanups.push(() => rm(root, { recursive: true, force: true }));
try {
  await run();
} finally {
  for (const cleanUp of cleanups.toReversed()) await cleanUp().catch(() => undefined);
}

async function run(): Promise<void> {
  const postgres = await startOwnPostgres();
  cleanups.push(postgres.stop);
  const site = path.join(root, 'site');
  await writeSite(site);
  const silentMails = await startSilentMailServer();
  const environment = {
    DATABASE_URL: postgres.connectionString,
    BENCH_SITE: site,
    SECRET_KEY: 'the same key of at least 32 characters',
    PORT: '0',
    TRUSTED_PROXIES: '1',
    ACCOUNT_WRITES_PER_MINUTE: '100000',
    CALENDAR_PER_MINUTE: '100000',
    CALENDAR_PRIVATE_ADDRESSES: 'on',
    SMTP_URL: silentMails,
  };
  const start = async (file: string, more: Record<string, string> = {}): Promise<Child> => {
    const child = await startChild(file, { ...environment, ...more });
    cleanups.push(child.stop);
    return child;
  };
  const startOurs = (name: string) =>
    start('../../../apps/server/src/testing/bench-server.ts', { DATA_DIR: path.join(root, name) });

  const [ours, second] = [await startOurs('one'), await startOurs('two')];
  const [bare, bareStatic] = [await start('./bare-server.ts'), await start('./bare-static.ts')];
  const cookies = await signUpPeople(ours.url, postgres.connection.pool, PEOPLE * 2);
  const [ourPeople, barePeople] = [cookies.slice(0, PEOPLE), cookies.slice(PEOPLE)];
  await addHistory(postgres.connection.pool);

  const hono = { ours: [ours], bare: [bare] };
  const files = { ours: [ours], bare: [bareStatic] };
  const settings = settingsLoad(ourPeople, ours.url);
  const brotli = () => ({ 'accept-encoding': 'br' });
  const pairs: Pair[] = [
    { ...hono, name: 'newsletter writes / Hono + pg', load: newsletterLoad },
    {
      ...hono,
      name: 'settings writes / Hono + pg',
      load: settings,
      bareLoad: settingsLoad(barePeople, bare.url),
    },
    { ...hono, name: 'suggestion history / Hono + pg', load: historyLoad(ourPeople) },
    { ...files, name: 'a page / node:http', load: readLoad(PAGE, brotli) },
    { ...files, name: 'an asset of 60 kB / node:http', load: readLoad(ASSET, brotli) },
    {
      name: 'newsletter writes, 2 processes / 1',
      ours: [ours, second],
      bare: [ours],
      load: newsletterLoad,
    },
  ];
  for (const pair of pairs) {
    if (only === undefined || pair.name.includes(only)) {
      console.log(await compare(pair, rounds));
    }
  }
  if (only === undefined || only === 'loop') {
    for await (const line of loopTable(ours, ourPeople, postgres.connection.pool))
      console.log(line);
  }
  const few = (load: Load) => ({ ...load, connections: 4 });
  const loads = {
    'newsletter writes': few(newsletterLoad),
    'settings writes': few(settings),
    'suggestion history': few(historyLoad(ourPeople)),
    'a page': few(readLoad(PAGE, brotli)),
  };
  if (mixedSeconds > 0) {
    await second.stop();
    const people = { cookies: ourPeople, pool: postgres.connection.pool };
    for await (const line of mixedLoad(ours, loads, mixedSeconds, people)) console.log(line);
  }
  const soakSeconds = only === 'loop' || only === 'mixed' ? 0 : Number(values.soak);
  if (soakSeconds > 0) {
    await second.stop();
    await send([ours.url], newsletterLoad, 1);
    console.log(await soak(ours, Object.values(loads), soakSeconds));
  }
}

/** A mail server that takes a mail and never answers, so that requests alone are compared and no deliveries. */
async function startSilentMailServer(): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  cleanups.push(() => new Promise((resolve) => server.close(resolve)));
  server.unref();
  const address = server.address();
  return `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
}
