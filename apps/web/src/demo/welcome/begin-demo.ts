import type { Host } from '@overtone/client/platform/host';
import { createOutputStore, type OutputStore } from '@overtone/client/safety/output-store';
import { RUNNING_MARK } from '@overtone/client/self-test/running-mark';
import { createSession, type Session } from '@overtone/client/session/session';
import { DEMO_DEFAULTS } from '@overtone/domain/session/defaults';
import type { Stop } from '@overtone/domain/stop';
import type { Engine } from '@overtone/engine/engine';
import { stopOnEscape } from '@overtone/ui/session/stop-on-escape';
import type { KeepSettings } from './keep-visit.ts';
import { openWelcome } from './open-welcome.ts';

/** What can run before the page around it is alive. */
export interface BegunDemo {
  readonly session: Session;
  readonly output: OutputStore;
  /** Ends the session; the page is left. */
  readonly stop: Stop;
}

/** The demo knows nobody by name: whoever sits at this browser. */
const VISITOR = 'visitor';

/**
 * Makes the session, and the welcome under `place` that starts it. From then on Start answers, and Escape stops light
 * and sound, whatever of the page is still on its way. With `keep` the session begins as this visit left it;
 * `fragment` is that of the page's address.
 */
export function beginDemo(
  place: ParentNode,
  host: Host,
  engine: Engine,
  keep: KeepSettings | null = null,
  fragment = '',
): BegunDemo {
  const session = createSession({ defaults: DEMO_DEFAULTS, engine, host });
  const stopKeeping = keep?.(session);
  const output = createOutputStore({ engine, host, session, person: VISITOR });
  const stopEscape = stopOnEscape(session);
  const isInTest = host.storage.read(RUNNING_MARK) !== null;
  const showSelfTest = () => location.replace('#self-test');
  openWelcome(place, { session, output, fragment, isInTest, showSelfTest });
  return {
    session,
    output,
    stop() {
      stopKeeping?.();
      stopEscape();
      output.stop();
      session.end();
    },
  };
}
