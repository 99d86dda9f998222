import { createFakeEngine } from '@overtone/testkit/fake-engine';
import { createFakeHost } from '@overtone/testkit/fake-host';
import { MIN_TOGGLE_INTERVAL_MS } from '@overtone/domain/safety/flash-limits';
import { describe, expect, it } from 'vitest';
import { createFakeShell } from '../testing/fake-shell.ts';
import { createControlStores } from './control-stores.ts';
import { NOTE_READ_KEY } from './first-run/first-run.ts';

function setUp() {
  const host = createFakeHost();
  host.storage.write(NOTE_READ_KEY, 'yes');
  const shell = createFakeShell();
  const engine = Object.assign(createFakeEngine(host.now), { hearScreen: () => undefined });
  const stores = createControlStores({ host, shell, engine });
  stores.session.turnOn();
  const lastChoice = () =>
    engine.commands
      .flatMap((command) => (command.name === 'choose' ? [command.choice] : []))
      .at(-1);
  return { host, shell, stores, lastChoice };
}

describe('a call that the shell tells of', () => {
  it('takes the light and lowers the sound, and both come back after it', async () => {
    const { host, shell, lastChoice } = setUp();
    await host.advance(MIN_TOGGLE_INTERVAL_MS);
    shell.send('in-call', { isInCall: true });
    expect(lastChoice()).toMatchObject({ showsLight: false, ducksSound: true });
    shell.send('in-call', { isInCall: false });
    await host.advance(MIN_TOGGLE_INTERVAL_MS);
    expect(lastChoice()).toMatchObject({ showsLight: true, ducksSound: false });
  });

  it('changes nothing for whoever wants it so', async () => {
    const { host, shell, stores, lastChoice } = setUp();
    await host.advance(MIN_TOGGLE_INTERVAL_MS);
    stores.day.choose({ inCall: 'nothing' });
    shell.send('in-call', { isInCall: true });
    expect(lastChoice()).toMatchObject({ showsLight: true, ducksSound: false });
  });
});
