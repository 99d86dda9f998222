import { createFakeEngine } from '@overtone/testkit/fake-engine';
import { createFakeHost } from '@overtone/testkit/fake-host';
import { createControlStores } from '../control/control-stores.ts';
import { NOTE_READ_KEY } from '../control/first-run/first-run.ts';
import { createFakeShell } from './fake-shell.ts';

/** The control window's stores with host, shell and engine in the test's hands, for somebody who has read the safety note or not. */
export function fakeControl({ host = createFakeHost(), isNoteRead = true } = {}) {
  if (isNoteRead) host.storage.write(NOTE_READ_KEY, 'yes');
  const shell = createFakeShell();
  const engine = Object.assign(createFakeEngine(host.now), { hearScreen: () => undefined });
  return { host, shell, engine, stores: createControlStores({ host, shell, engine }) };
}
