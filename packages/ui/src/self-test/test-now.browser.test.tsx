import { atom } from 'nanostores';
import { createOutputStore } from '@overtone/client/safety/output-store';
import { createSelfTests } from '@overtone/client/self-test/self-tests';
import type { LocalShelf } from '@overtone/client/self-test/shelf';
import { memoryShelf } from '@overtone/client/self-test/testing/memory-shelf';
import { createSession } from '@overtone/client/session/session';
import { EXAMPLE_PROTOCOL } from '@overtone/domain/experiment/protocol/testing/example-protocol';
import { DEMO_DEFAULTS } from '@overtone/domain/session/defaults';
import { createFakeEngine } from '@overtone/testkit/fake-engine';
import { createFakeHost } from '@overtone/testkit/fake-host';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SelfTestPanel } from './self-test-panel.tsx';

/** The self-tests in a box that is lower than they are, as on a phone, and what is done in it by keyboard. */
async function setUp(shelf: LocalShelf = memoryShelf(), atMs = 0) {
  const host = createFakeHost();
  // The page is opened then, so that nothing of it has seen the clock before.
  await host.advance(atMs);
  const engine = createFakeEngine(host.now);
  const session = createSession({ defaults: DEMO_DEFAULTS, engine, host });
  const output = createOutputStore({ engine, host, session, person: 'visitor' });
  const tests = createSelfTests({
    $theme: atom<'day'>('day'),
    session,
    output,
    host,
    shelf,
    locks: navigator.locks,
  });
  const screen = await render(
    <div data-testid="box" style={{ width: 340, height: 300, overflowY: 'auto' }}>
      <SelfTestPanel tests={tests} session={session} nowMs={host.now} kept={[]} follows={false} />
      <div style={{ height: 1000 }} />
    </div>,
  );
  const box = screen.getByTestId('box').element();
  const button = (name: string) => screen.getByRole('button', { name });
  /** Presses a button that stands at the foot of the box. */
  async function press(name: string): Promise<void> {
    const at = button(name);
    await expect.element(at).toBeEnabled();
    const element = at.element();
    if (!(element instanceof HTMLElement)) throw new Error(`${name} is no button`);
    element.scrollIntoView({ block: 'end' });
    element.focus();
    await userEvent.keyboard('{Enter}');
  }
  /** The region that has the focus with its beginning in the box; null where none has. */
  function come(): string | null {
    const { activeElement: region } = document;
    if (!(region instanceof HTMLElement) || region.tabIndex !== -1) return null;
    const fromTop = region.getBoundingClientRect().top - box.getBoundingClientRect().top;
    return fromTop >= 0 && fromTop < box.clientHeight / 2 ? region.ariaLabel : null;
  }
  const pass = async (minutes: number) => {
    for (let i = 0; i < 4 * minutes; i += 1) await host.advance(15_000);
  };
  return { host, session, tests, screen, box, button, press, come, pass, shelf };
}

/** Waits until no page has the session of a test any more: a lock goes a moment after its page. */
function allLetGo(): Promise<void> {
  return expect.poll(async () => (await navigator.locks.query()).held).toEqual([]);
}

/** A minute after a session that was cut off after twelve. */
const LATER_MS = 13 * 60_000;

describe('what comes in place of something else in a self-test', () => {
  it('is shown from its beginning and has the focus, from the seal to the next session', async () => {
    const { host, session, screen, box, press, come, pass } = await setUp();
    await press('Seal and begin');
    await expect.poll(come).toBe('The next session');
    await press('Start the session');
    await expect.poll(come).toBe('The running session');
    box.scrollTop = box.scrollHeight;
    session.stopEverything();
    await expect.poll(come).toBe('The running session');
    await host.advance(5_000);
    await press('Go on');
    await expect.poll(come).toBe('The running session');
    await pass(21);
    await press('Finish and answer');
    await pass(1);
    await expect.poll(come).toBe('After the session');
    await screen.getByRole('radio', { name: '4 of 5' }).click({ force: true });
    await press('Next');
    await expect.poll(come).toBe('After the session: one more question');
    await screen.getByRole('radio', { name: 'No idea' }).click({ force: true });
    await press('Keep these answers');
    await expect.poll(come).toBe('The next session');
    await press('Stop this test…');
    await press('Stop the test for good');
    await expect.poll(come).toBe('The self-test is over');
  });

  it('is shown likewise after a session that was cut off: as it goes on, and as it is over', async () => {
    const first = await setUp();
    await first.tests.begin(EXAMPLE_PROTOCOL);
    await first.tests.startSession();
    await first.pass(12);
    first.tests.stop();
    first.session.end();
    await first.screen.unmount();
    await allLetGo();
    const { session, tests, screen, press, come, box, button } = await setUp(first.shelf, LATER_MS);
    await expect.element(button('Go on with the session')).toBeVisible();
    expect(document.activeElement).toBe(document.body);
    expect(box.scrollTop).toBe(0);
    await press('Go on with the session');
    await expect.poll(come).toBe('The running session');
    tests.stop();
    session.end();
    await screen.unmount();
    await allLetGo();
    const again = await setUp(first.shelf, LATER_MS);
    await again.press('It is over');
    await expect.poll(again.come).toBe('After the session');
  });

  it('leaves the focus with whoever has it', async () => {
    const { tests, screen, pass } = await setUp();
    await tests.begin(EXAMPLE_PROTOCOL);
    await screen.getByRole('button', { name: 'Start the session' }).click();
    await expect.element(screen.getByText('A session of the test is running.')).toBeVisible();
    await pass(1);
    const stop = screen.getByRole('button', { name: 'Stop this test…' });
    await expect.element(stop).toBeVisible();
    const element = stop.element();
    if (element instanceof HTMLElement) element.focus();
    tests.finishSession();
    await pass(1);
    await expect.element(screen.getByRole('region', { name: 'After the session' })).toBeVisible();
    await expect.element(stop).toHaveFocus();
  });
});

describe('a question before something that cannot be taken back', () => {
  it('leads back to the button that asked it', async () => {
    const { tests, press, button, pass } = await setUp();
    await tests.begin(EXAMPLE_PROTOCOL);
    await press('Stop this test…');
    await press('Keep the test running');
    await expect.element(button('Stop this test…')).toHaveFocus();
    await press('Start the session');
    await expect.element(button('Finish and answer')).toBeVisible();
    await pass(2);
    await press('Finish and answer');
    await press('Go on with the session');
    await expect.element(button('Finish and answer')).toHaveFocus();
  });
});

describe('a question whether to finish that stands while the session is paused', () => {
  async function askedAndPaused() {
    const parts = await setUp();
    await parts.tests.begin(EXAMPLE_PROTOCOL);
    await parts.press('Start the session');
    await expect.element(parts.button('Finish and answer')).toBeVisible();
    await parts.pass(5);
    await parts.press('Finish and answer');
    await expect.element(parts.button('Go on with the session')).toBeVisible();
    parts.session.stopEverything();
    await parts.host.advance(5_000);
    return parts;
  }

  it('goes on with the session where that is wanted', async () => {
    const { session, screen, press, host } = await askedAndPaused();
    await expect.element(screen.getByText(/is paused\./u)).toBeVisible();
    await press('Go on with the session');
    await host.advance(5_000);
    expect(session.$isOn.get()).toBe(true);
    await expect.element(screen.getByText('A session of the test is running.')).toBeVisible();
    expect(screen.getByRole('button', { name: /^Go on/u }).elements()).toEqual([]);
  });

  it('says of one that is finished that it is over, and not that it may go on', async () => {
    const { screen, press, host } = await askedAndPaused();
    await expect.element(screen.getByText(/Go on before/u)).toBeVisible();
    const region = screen.getByRole('region', { name: 'The running session' }).element();
    const said: string[] = [];
    const look = () => region.isConnected && said.push(region.textContent);
    const watch = new MutationObserver(look);
    watch.observe(region, { subtree: true, childList: true, characterData: true });
    await press('Finish anyway');
    await expect.element(screen.getByText('The session is over.')).toBeVisible();
    await host.advance(5_000);
    await expect.element(screen.getByRole('region', { name: 'After the session' })).toBeVisible();
    watch.disconnect();
    expect(said.filter((words) => words.includes('Go on before'))).toEqual([]);
  });
});

describe('before the second session of a pair', () => {
  it('what is set otherwise than the first began with is told, and no longer once it is put back', async () => {
    const { session, tests, screen, press, pass } = await setUp();
    const strength = (globalModulationStrength: number) =>
      session.patch({ globalModulationStrength }, 'person');
    strength(0.6);
    await tests.begin({ ...EXAMPLE_PROTOCOL, washOutMs: 0 });
    await press('Start the session');
    await expect.element(screen.getByText('A session of the test is running.')).toBeVisible();
    await pass(21);
    tests.finishSession();
    await pass(1);
    await tests.answer({ rating: 4, guess: 'noIdea' });
    strength(0.9);
    await expect.element(screen.getByText(/Effect Intensity 60%, now 90%\./u)).toBeVisible();
    strength(0.6);
    await expect
      .element(screen.getByText(/The first session of this pair/u))
      .not.toBeInTheDocument();
  });
});
