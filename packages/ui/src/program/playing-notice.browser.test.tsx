import { createProgramDesk } from '@overtone/client/program/program-desk';
import { devicePrograms } from '@overtone/client/program-sync/device-programs';
import { createSession } from '@overtone/client/session/session';
import { OWN_PROGRAMS } from '@overtone/domain/program/own/own-programs';
import { programLengthMs } from '@overtone/domain/program/timeline';
import { DEMO_DEFAULTS } from '@overtone/domain/session/defaults';
import { createFakeEngine } from '@overtone/testkit/fake-engine';
import { createFakeHost } from '@overtone/testkit/fake-host';
import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { ProgramsPanel } from './programs-panel.tsx';

const NAP = OWN_PROGRAMS.find(({ id }) => id === 'nap');

async function setUp() {
  if (!NAP) throw new Error('There is no program for a nap.');
  const host = createFakeHost();
  const engine = createFakeEngine(host.now);
  const session = createSession({ defaults: DEMO_DEFAULTS, engine, host });
  const desk = createProgramDesk(devicePrograms(host.storage));
  const screen = await render(
    <ProgramsPanel
      {...{ desk, delivered: null, address: null, isGuarded: true }}
      player={session.program}
    />,
  );
  return { host, session, desk, screen, nap: NAP.program };
}

describe('the list of programs', () => {
  it('says which one plays and where it stands, in its row too, and leads back to it', async () => {
    const { host, session, screen, desk, nap } = await setUp();
    const notice = screen.getByRole('region', { name: 'Playing' });
    await expect.element(screen.getByRole('button', { name: 'New program' })).toBeVisible();
    expect(notice.query()).toBeNull();
    session.program.start(nap);
    await host.advance(65_000);
    await expect.element(notice).toMatchTextContent(`${nap.name} plays.`);
    await expect.element(notice.getByText(/^1:05 of /u)).toBeVisible();
    await expect
      .element(screen.getByRole('heading', { name: /^Open A nap, 20:00 Playing$/u }))
      .toBeVisible();
    expect(screen.getByText('Playing', { exact: true }).all()).toHaveLength(1);
    await notice.getByRole('button', { name: 'Pause' }).click();
    await expect.element(notice).toMatchTextContent(`${nap.name} is paused.`);
    await expect
      .element(screen.getByRole('heading', { name: /^Open A nap, 20:00 Paused$/u }))
      .toBeVisible();
    await notice.getByRole('button', { name: 'Show its course' }).click();
    await expect.element(screen.getByRole('figure', { name: /^Course of / })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Go on' })).toBeVisible();
    expect(desk.$open.get()?.origin).toBe('own');
  });

  it('says once that it has ended by itself, until another begins', async () => {
    const { host, session, screen, nap } = await setUp();
    const words = screen.getByText(`“${nap.name}” has ended.`);
    await expect.element(screen.getByRole('button', { name: 'New program' })).toBeVisible();
    session.program.start(nap, { fromMs: programLengthMs(nap) - 1000 });
    await host.advance(10_000);
    await expect.element(words).toBeVisible();
    await expect.element(words).toHaveRole('status');
    session.program.start(nap);
    await expect.element(words).not.toBeInTheDocument();
    session.program.stop();
    await host.advance(10_000);
    await expect.element(screen.getByRole('region', { name: 'Playing' })).not.toBeInTheDocument();
    expect(words.query()).toBeNull();
  });

  it('opens what plays as the one that is kept, and forgets it once it is stopped', async () => {
    const { host, session, screen, desk, nap } = await setUp();
    desk.open(nap, 'own');
    desk.change({ kind: 'rename', name: 'Midday' });
    const kept = desk.$open.get();
    if (!kept) throw new Error('Nothing lies open.');
    session.program.start(kept.editor.program);
    desk.close();
    const notice = screen.getByRole('region', { name: 'Playing' });
    await notice.getByRole('button', { name: 'Show its course' }).click();
    expect(desk.$open.get()?.keptId).toBe(kept.keptId);
    desk.close();
    await notice.getByRole('button', { name: 'Stop', exact: true }).click();
    await host.advance(1000);
    await expect.element(notice).not.toBeInTheDocument();
  });
});

describe('an open program', () => {
  it('says beside its keys that it has ended by itself, and forgets it once it closes', async () => {
    const { host, session, screen, desk, nap } = await setUp();
    desk.open(nap, 'own');
    await screen.getByRole('button', { name: 'Start', exact: true }).click();
    session.program.seek(programLengthMs(nap) - 1000);
    screen.getByRole('button', { name: 'Stop', exact: true }).element().focus();
    await host.advance(10_000);
    const words = screen.getByText(`“${nap.name}” has ended.`);
    await expect.element(words).toBeVisible();
    // What had the focus is gone.
    await expect.element(screen.getByRole('button', { name: 'Start', exact: true })).toHaveFocus();
    desk.close();
    await expect.element(screen.getByRole('button', { name: 'New program' })).toBeVisible();
    expect(words.query()).toBeNull();
  });
});
