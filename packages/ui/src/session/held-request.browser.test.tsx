import { createSession } from '@overtone/client/session/session';
import { DEMO_DEFAULTS } from '@overtone/domain/session/defaults';
import { WORK_PROGRAMS } from '@overtone/domain/program/own/work';
import { recommend } from '@overtone/recommender/recommend';
import { createFakeEngine } from '@overtone/testkit/fake-engine';
import { createFakeHost } from '@overtone/testkit/fake-host';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { HeldRequest } from './held-request.tsx';

const LAW = { hasBeat: true, seed: '0'.repeat(32) };

async function setUp() {
  const [own, other] = WORK_PROGRAMS;
  if (!own || !other) throw new Error('No programs.');
  const host = createFakeHost();
  const engine = createFakeEngine(host.now);
  const session = createSession({ defaults: DEMO_DEFAULTS, engine, host });
  session.program.start(own.program, { laws: { slow: LAW, fast: LAW } });
  const screen = await render(<HeldRequest session={session} />);
  return { host, session, screen, other: other.program };
}

it('asks before a suggestion takes the place of a self-test session, and sets it afterwards', async () => {
  const { host, session, screen } = await setUp();
  session.applySuggestion(recommend('writing an essay'));
  await expect.element(screen.getByText('A self-test session is running')).toBeVisible();
  await screen.getByRole('button', { name: 'Keep it for afterwards' }).click();
  await expect.element(screen.getByText('What you asked for waits until it ends.')).toBeVisible();
  session.program.stop();
  await host.advance(5000);
  await screen.getByRole('button', { name: 'Set it now' }).click();
  expect(session.$lastChange.get()?.cause).toBe('suggestion');
  expect(screen.getByRole('alert').query()).toBeNull();
});

it('leaves the focus to what comes in its place, and is not lost to the page as it goes', async () => {
  const { session, screen } = await setUp();
  const press = async (name: string) => {
    screen.getByRole('button', { name }).element().focus();
    await userEvent.keyboard('{Enter}');
  };
  session.applySuggestion(recommend('writing an essay'));
  await expect.element(screen.getByText('A self-test session is running')).toBeVisible();
  await press('Keep it for afterwards');
  await expect.element(screen.getByRole('button', { name: 'Leave it' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
  expect(document.activeElement).not.toBe(document.body);
});

it('ends the session for another program only where the person says so', async () => {
  const { session, screen, other } = await setUp();
  session.program.start(other);
  expect(session.program.$isBlind.get()).toBe(true);
  await screen.getByRole('button', { name: 'End the session' }).click();
  expect(session.program.$played.get()?.program).toBe(other);
});

it('says that a session has ended for the sake of safety', async () => {
  const { session, screen } = await setUp();
  session.applySuggestion({ ...recommend('writing an essay'), source: 'safety' });
  await expect.element(screen.getByText(/your safety comes before a test/u)).toBeVisible();
  await screen.getByRole('button', { name: 'Dismiss' }).click();
  expect(screen.getByRole('alert').query()).toBeNull();
});
