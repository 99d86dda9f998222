import { getRequestListener } from '@hono/node-server';
import type { Logger } from 'pino';
import { createApp } from './app.ts';
import type { Environment } from './env.ts';
import { type Ground, openGround } from './ground.ts';
import { createModules } from './modules.ts';
import { runAll } from './run-all.ts';
import type { End } from './server-module.ts';
import { describeSetup } from './setup/describe-setup.ts';
import type { SetupLine } from './setup/setup-line.ts';

/** A server that answers requests. */
export interface RunningServer {
  /** Where it answers. */
  readonly url: string;
  /** Finishes the requests in progress, then ends everything that was started. Safe to call twice. */
  readonly stop: () => Promise<void>;
}

/** What {@link startServer} may be told. */
export interface StartOptions {
  /** Receives sentences for the person who waits. */
  readonly onProgress?: (sentence: string) => void;
  /** Receives what is configured and what is not, once the server is ready; otherwise the log does. */
  readonly onSetup?: (lines: readonly SetupLine[]) => void;
  /** Folders other than the repository's own. */
  readonly folders?: Partial<Pick<Ground, 'siteFolder' | 'tracksFolder'>>;
}

/**
 * Starts the server: opens what it stands on, makes its parts (`modules.ts` lists them), joins them in one application,
 * begins their jobs and lets requests in. Resolves once these are answered.
 *
 * @throws Error with a sentence for people; whatever was started by then has been stopped again.
 */
export async function startServer(
  environment: Environment,
  { onProgress = () => undefined, onSetup, folders = {} }: StartOptions = {},
): Promise<RunningServer> {
  const ends: End[] = [];
  const onBegun = (end: End) => void ends.push(end);
  const moduleEnds: End[] = [];
  let stopped: Promise<void> | undefined;
  const stop = () => (stopped ??= runAll(ends.toReversed()));

  try {
    const { ground, door } = await openGround(environment, {
      onProgress,
      folders,
      onBegun,
      onceAnswered: () => runAll(moduleEnds.toReversed()),
    });
    const { modules, personOf } = createModules(ground);
    const app = createApp({ ...environment, ...ground, personOf }, modules);
    for (const { stop: end } of modules) if (end) moduleEnds.push(end);
    for (const begin of modules.flatMap(({ jobs = [] }) => jobs)) onBegun(await begin());
    door.letIn(getRequestListener(app.fetch));
    (onSetup ?? logSetup(ground.log))(describeSetup(environment));
    return { url: door.url, stop };
  } catch (error) {
    // Why the start failed matters more than what went wrong while tidying up after it.
    await stop().catch(() => undefined);
    throw error;
  }
}

function logSetup(log: Logger): (setup: readonly SetupLine[]) => void {
  return (setup) => {
    const isWrong = setup.some(({ state }) => state === 'wrong');
    log[isWrong ? 'warn' : 'info']({ setup }, 'what is set up');
  };
}
