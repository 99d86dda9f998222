import type { HostLog } from '@overtone/client/platform/host';

/** Loads the speed-measurement script and runs it. A failure is logged, and the page goes on without it. */
export async function loadSpeedScript<Script>(
  load: () => Promise<Script>,
  run: (script: Script) => void,
  log: HostLog,
): Promise<void> {
  try {
    run(await load());
  } catch (error) {
    log.warn('The speed script did not load; a content blocker may have stopped it', error);
  }
}
