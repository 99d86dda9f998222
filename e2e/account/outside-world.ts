import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { childEnv } from '../../apps/server/src/testing/child-env.ts';

const PROGRAM = fileURLToPath(
  new URL('../../apps/server/src/testing/stand-ins/outside-world.ts', import.meta.url),
);

/** Somebody with an account at a provider. */
export interface ProviderPerson {
  readonly id: string;
  readonly email: string;
  readonly email_verified?: boolean;
  readonly name: string;
}

/** The payment, sign-in and AI providers that a spec's server talks to. */
export interface OutsideWorld {
  /** What tells a server where they are. */
  readonly environment: Readonly<Record<string, string>>;
  /** Who comes to a provider's page next. */
  readonly arrive: (at: 'google' | 'microsoft', person: ProviderPerson) => Promise<void>;
  /** Ends the period of every subscription, as time would. */
  readonly endPeriods: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Starts them for a server at `siteUrl`; with a PostgreSQL in `databaseFolder` where one is named. */
export async function startOutsideWorld(
  siteUrl: string,
  databaseFolder: string | undefined,
): Promise<OutsideWorld> {
  const world = spawn(process.execPath, [PROGRAM, siteUrl, databaseFolder ?? []].flat(), {
    env: childEnv(),
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = once(world, 'exit');
  const [first] = await Promise.race([once(world, 'message'), ended]);
  if (typeof first?.environment !== 'object') throw new Error('The stand-ins did not start.');
  let sent = 0;
  const ask = async (message: Readonly<Record<string, unknown>>) => {
    const id = ++sent;
    const answer = once(world, 'message');
    world.send({ ...message, id });
    await answer;
  };
  return {
    environment: first.environment,
    arrive: (at, person) => ask({ arrives: { at, person } }),
    endPeriods: () => ask({ endPeriods: true }),
    async stop() {
      world.disconnect();
      await ended;
    },
  };
}
