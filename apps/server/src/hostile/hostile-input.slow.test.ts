import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DocumentedOperation, operationsOf } from '../testing/fuzz/api-document.ts';
import { anyRequest, asSent } from '../testing/fuzz/arbitrary-request.ts';
import { anyModelReply } from '../testing/fuzz/arbitrary-reply.ts';
import { hostileSenders, type Send } from '../testing/fuzz/hostile-senders.ts';
import { type HostileWorld, openHostileWorld } from '../testing/fuzz/hostile-world.ts';
import { faultOf } from '../testing/fuzz/verdict.ts';
import { makeTestDatabase, type TestDatabase } from '../testing/databases/test-database.ts';

const RUNS = Number(process.env['FUZZ_RUNS'] ?? 10_000);
/** The same seed asks the same questions again, so that a change of the program is what turns a run red. */
const SEED = Number(process.env['FUZZ_SEED'] ?? 1_311_698_353);

let test: TestDatabase;
let world: HostileWorld;
let send: Send;
let operations: readonly DocumentedOperation[];

beforeAll(async () => {
  test = await makeTestDatabase();
  const { database } = test;
  world = await openHostileWorld(database);
  send = hostileSenders(world, database);
  const document = await world.full.request('/api/openapi.json');
  operations = operationsOf(await document.json());
});
afterAll(async () => {
  await world.close();
  await test.close();
});

describe('the API', () => {
  it('describes every operation that it has', () => {
    const described = new Set(operations.map(({ method, path }) => `${method} ${path}`));
    const served = world.full.routes
      .filter(({ path, method }) => path.startsWith('/api/') && method !== 'ALL')
      .filter(({ path }) => path !== '/api/openapi.json' && !path.includes('*'))
      .map(({ path, method }) => `${method} ${path.replaceAll(/:(\w+)/gu, '{$1}')}`);
    expect([...new Set(served)].filter((route) => !described.has(route))).toEqual([]);
  });

  it(
    `keeps its promises whatever ${RUNS} requests of visitors, members and admins ask`,
    async () => {
      const met = new Set<string>();
      const faults = new Map<string, string>();
      const run = fc.asyncProperty(
        anyRequest(operations),
        anyModelReply,
        fc.constantFrom('bare', 'full', 'full'),
        fc.constantFrom('visitor', 'member', 'member', 'admin'),
        async (request, reply, to, from) => {
          world.modelSays(reply);
          const { method, path } = request.operation;
          const { response, workMs } = await send(to, from, request);
          const fault = await faultOf(request, response, workMs);
          if (fault !== undefined) {
            faults.set(`${method} ${path} ${fault}`, JSON.stringify([to, from, asSent(request)]));
          }
          if (response !== undefined) met.add(`${method} ${path} ${response.status}`);
        },
      );
      await fc.assert(run, { numRuns: RUNS, seed: SEED, endOnFailure: true });
      expect([...faults], `with FUZZ_SEED=${SEED}`).toEqual([]);
      // A fuzz that only ever meets the door proves little.
      const unreached = operations
        .filter(
          ({ method, path, responses }) =>
            ![...responses.keys()].some(
              (status) => status < 400 && met.has(`${method} ${path} ${status}`),
            ),
        )
        .map(({ method, path }) => `${method} ${path}`);
      expect(unreached.length, unreached.join(', ')).toBeLessThan(operations.length / 4);
    },
    4 * 60 * 60_000,
  );
});
