import { createOutputStore } from '@overtone/client/safety/output-store';
import { forgetPersonsSelfTests, SHELF_NAME } from '@overtone/client/self-test/shelf-name';
import { createSession } from '@overtone/client/session/session';
import type { SignedIn } from '@overtone/domain/contract/sign-in';
import { EXAMPLE_PROTOCOL } from '@overtone/domain/experiment/protocol/testing/example-protocol';
import { DEMO_DEFAULTS } from '@overtone/domain/session/defaults';
import { createFakeEngine } from '@overtone/testkit/fake-engine';
import { createFakeHost } from '@overtone/testkit/fake-host';
import { afterEach, describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { createDemoStores } from './demo-stores.ts';
import { SelfTestCorner } from './self-test-corner.tsx';

const ADA: SignedIn = {
  id: 'ada',
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  role: 'member',
  emailVerified: true,
};

/** The corner of whoever sits here, with a session of a self-test that plays. */
async function renderCorner(user: SignedIn | null) {
  const host = createFakeHost();
  const engine = createFakeEngine(host.now);
  const session = createSession({ defaults: DEMO_DEFAULTS, engine, host });
  const output = createOutputStore({ engine, host, session, person: 'visitor' });
  const stores = createDemoStores(host, { session, output });
  const sits = (now: SignedIn | null) =>
    stores.$who.set(now === null ? { kind: 'visitor' } : { kind: 'member', user: now });
  sits(user);
  const screen = await render(<SelfTestCorner {...stores} />);
  await expect.element(screen.getByRole('button', { name: 'Seal and begin' })).toBeVisible();
  await expect.poll(() => stores.$selfTests.get() !== null).toBe(true);
  const tests = stores.$selfTests.get();
  if (!tests) throw new Error('no self-tests');
  await tests.begin(EXAMPLE_PROTOCOL);
  await screen.getByRole('button', { name: 'Start the session' }).click();
  await expect.element(screen.getByText('A session of the test is running.')).toBeVisible();
  const pass = async (minutes: number) => {
    for (let i = 0; i < 4 * minutes; i += 1) await host.advance(15_000);
  };
  return { screen, session, tests, stores, sits, pass };
}

describe('a session of a self-test in which somebody signs in or out', () => {
  afterEach(async () => {
    await forgetPersonsSelfTests(ADA.id);
    indexedDB.deleteDatabase(SHELF_NAME);
  });

  it.each([
    ['in', null, ADA],
    ['out', ADA, null],
  ] as const)('is asked about until it is answered: %s', async (_, before, after) => {
    const { screen, tests, stores, sits, pass } = await renderCorner(before);
    sits(after);
    await pass(21);
    await expect.element(screen.getByText(/^It has played long enough to count/u)).toBeVisible();
    await screen.getByRole('button', { name: 'Finish and answer' }).click();
    await pass(1);
    await expect.element(screen.getByText(/^You have signed in or out meanwhile/u)).toBeVisible();
    await screen.getByRole('radio', { name: '4 of 5' }).click({ force: true });
    await screen.getByRole('button', { name: 'Next', exact: true }).click();
    await screen.getByRole('radio', { name: 'No idea' }).click({ force: true });
    await screen.getByRole('button', { name: 'Keep these answers' }).click();
    await expect.element(screen.getByRole('button', { name: 'Seal and begin' })).toBeVisible();
    expect(screen.getByText(/signed in or out/u).query()).toBeNull();
    await expect.poll(() => stores.$selfTests.get() === tests).toBe(false);
    sits(before);
    await expect.element(screen.getByText(/^The next session may begin from/u)).toBeVisible();
    const attempts = () => stores.$selfTests.get()?.$current.get()?.test.attempts;
    await expect.poll(attempts).toMatchObject([{ rating: 4, guess: 'noIdea' }]);
  });

  it('ends with a word where the account is deleted, and nothing of it is made again', async () => {
    const { screen, session, pass } = await renderCorner(ADA);
    await forgetPersonsSelfTests(ADA.id);
    await pass(1);
    await expect.element(screen.getByText(/the account was deleted and its tests/u)).toBeVisible();
    expect(session.$isOn.get()).toBe(false);
    expect(screen.getByRole('button').query()).toBeNull();
    const names = async () => (await indexedDB.databases()).map(({ name }) => name);
    await expect.poll(names).not.toContain(`${SHELF_NAME}.${ADA.id}`);
  });
});
