import { atom } from 'nanostores';
import { createSelfTests } from '@overtone/client/self-test/self-tests';
import type { LocalShelf } from '@overtone/client/self-test/shelf';
import { memoryShelf } from '@overtone/client/self-test/testing/memory-shelf';
import { createOutputStore } from '@overtone/client/safety/output-store';
import { createSession } from '@overtone/client/session/session';
import {
  EXAMPLE_PROTOCOL,
  EXAMPLE_SEED,
  HOUR_MS,
} from '@overtone/domain/experiment/protocol/testing/example-protocol';
import {
  abandoned,
  EXAMPLE_START_MS,
  EXAMPLE_TEST,
  exampleTestAfter,
} from '@overtone/domain/experiment/testing/example-test';
import { withOpen } from '@overtone/domain/experiment/kept/next-state';
import { DEMO_DEFAULTS } from '@overtone/domain/session/defaults';
import { createFakeEngine } from '@overtone/testkit/fake-engine';
import { createFakeHost } from '@overtone/testkit/fake-host';
import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { CalmPanels } from '../page/calm-panels.tsx';
import { changesOf } from '../page/testing/changes-of.ts';
import { SelfTestPanel } from './self-test-panel.tsx';

async function setUp(shelf: LocalShelf = memoryShelf(), isCalm = false) {
  const host = createFakeHost();
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
  const panel = (
    <SelfTestPanel tests={tests} session={session} nowMs={host.now} kept={[]} follows={false} />
  );
  const screen = await render(isCalm ? <CalmPanels host={host}>{panel}</CalmPanels> : panel);
  const pass = async (minutes: number) => {
    for (let i = 0; i < 4 * minutes; i += 1) await host.advance(15_000);
  };
  return { host, session, output, tests, screen, pass, shelf };
}

describe('the self-tests of a device', () => {
  it('are set up, sealed and begun with what was chosen', async () => {
    const { screen, tests } = await setUp();
    await screen.getByRole('radio', { name: 'In your own words' }).click({ force: true });
    await screen.getByRole('textbox', { name: /^Your question/u }).fill('How calm were you?');
    await screen.getByRole('radio', { name: '30', exact: true }).click({ force: true });
    await screen.getByRole('button', { name: 'Seal and begin' }).click();
    await expect.element(screen.getByText(/How calm were you\?/u)).toBeVisible();
    const sealed = tests.$current.get()?.test.sealed;
    expect(sealed?.protocol).toMatchObject({
      question: { kind: 'own', words: 'How calm were you?' },
      stimulus: { kind: 'pair', slowHz: 3, fastHz: 40 },
      pairs: 30,
      sparePairs: 8,
    });
    await expect.element(screen.getByText(sealed?.commitment ?? '')).toBeVisible();
  });

  it('say what is missing before anything is sealed', async () => {
    const { screen, tests } = await setUp();
    await screen.getByRole('radio', { name: 'In your own words' }).click({ force: true });
    await screen.getByRole('button', { name: 'Seal and begin' }).click();
    await expect.element(screen.getByText(/A question has 1 to 120 characters/u)).toBeVisible();
    expect(tests.$tests.get()).toEqual([]);
  });

  it('hold a session and ask how it was, and which it was once that stands', async () => {
    const { screen, tests, pass } = await setUp();
    await tests.begin(EXAMPLE_PROTOCOL);
    await screen.getByRole('button', { name: 'Start the session' }).click();
    await expect.element(screen.getByText(/A session of the test is running\./u)).toBeVisible();
    await pass(21);
    await expect.element(screen.getByText(/long enough to count/u)).toBeVisible();
    await screen.getByRole('button', { name: 'Finish and answer' }).click();
    await pass(1);
    await expect.element(screen.getByRole('region', { name: 'After the session' })).toHaveFocus();
    const next = screen.getByRole('button', { name: 'Next', exact: true });
    await expect.element(next).toBeDisabled();
    const guesses = screen.getByRole('radiogroup', { name: /^Which was it/u });
    expect(guesses.query()).toBeNull();
    await screen.getByRole('radio', { name: '4 of 5' }).click({ force: true });
    await screen.getByRole('button', { name: 'Next', exact: true }).click();
    await expect.element(screen.getByText('4 of 5; this answer stands.')).toBeVisible();
    expect(screen.getByRole('radio', { name: '4 of 5' }).query()).toBeNull();
    const keep = screen.getByRole('button', { name: 'Keep these answers' });
    await expect.element(keep).toBeDisabled();
    await screen.getByRole('radio', { name: 'No idea' }).click({ force: true });
    await keep.click();
    await expect.element(screen.getByText(/The next session may begin from/u)).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Start the session' })).toBeDisabled();
    expect(tests.$current.get()?.test.attempts).toMatchObject([{ rating: 4, guess: 'noIdea' }]);
  });

  it('give the next session as a file for a calendar, for as long as it is waited for', async () => {
    const shelf = memoryShelf();
    const endedAtMs = createFakeHost().wallClock().getTime() - HOUR_MS;
    const held = {
      kind: 'held',
      startedAtMs: endedAtMs - HOUR_MS,
      endedAtMs,
      playedMs: HOUR_MS,
      rating: 4,
      guess: 'noIdea',
    } as const;
    await shelf.begin({ ...EXAMPLE_TEST, attempts: [held] }, EXAMPLE_SEED);
    const { screen, host } = await setUp(shelf);
    const add = screen.getByRole('button', { name: 'Add to calendar' });
    await expect.element(add).toBeVisible();
    const saved = new Promise<HTMLAnchorElement>((resolve) => {
      // The link is clicked while it is in no document.
      const click = HTMLAnchorElement.prototype.click;
      HTMLAnchorElement.prototype.click = function clicked(this: HTMLAnchorElement) {
        HTMLAnchorElement.prototype.click = click;
        this.addEventListener('click', (event) => event.preventDefault());
        click.call(this);
        resolve(this);
      };
    });
    await add.click();
    expect((await saved).download).toBe('overtone-next-session.ics');
    await host.advance(3 * HOUR_MS);
    await expect.element(screen.getByText(/^The next session may begin now/u)).toBeVisible();
    expect(add.query()).toBeNull();
  });

  it('ask before they are stopped, twice in a second at most', async () => {
    const { host, screen, tests, pass } = await setUp(memoryShelf(), true);
    await tests.begin(EXAMPLE_PROTOCOL);
    const stop = screen.getByRole('button', { name: 'Stop this test…' });
    const back = screen.getByRole('button', { name: 'Keep the test running' });
    const shown = changesOf(() => back.query() !== null);
    await stop.click();
    await expect.element(back).toBeVisible();
    await back.click();
    await host.advance(499);
    expect(shown).toEqual([false, true]);
    await host.advance(1);
    await expect.element(stop).toBeVisible();
    await host.advance(500);
    await screen.getByRole('button', { name: 'Start the session' }).click();
    await pass(2);
    const on = screen.getByRole('button', { name: 'Go on with the session' });
    const asked = changesOf(() => on.query() !== null);
    await screen.getByRole('button', { name: 'Finish and answer' }).click();
    await expect.element(on).toBeVisible();
    await on.click();
    await host.advance(499);
    expect(asked).toEqual([false, true]);
    await host.advance(1);
    await expect.poll(() => asked).toEqual([false, true, false]);
  });

  /** Self-tests with a session that ended so long ago and waits for its answer. */
  async function waiting(agoMs: number, answerWithinMs?: number) {
    const { sealed } = EXAMPLE_TEST;
    const limit = answerWithinMs !== undefined && { answerWithinMs };
    const protocol = { ...sealed.protocol, ...limit };
    const endedAtMs = createFakeHost().wallClock().getTime() - agoMs;
    const open = {
      startedAtMs: endedAtMs - HOUR_MS,
      endedAtMs,
      playedMs: HOUR_MS,
      isFinished: true,
    } as const;
    const shelf = memoryShelf();
    const test = withOpen({ ...EXAMPLE_TEST, sealed: { ...sealed, protocol } }, open);
    await shelf.begin(test, EXAMPLE_SEED);
    return setUp(shelf);
  }

  it('say until when an answer counts, and the other session of the pair can be begun', async () => {
    const { screen } = await waiting(2 * 60_000, 4 * HOUR_MS);
    await expect
      .element(screen.getByText(/, ended 2 minutes ago; 1 hour of it played\./u))
      .toBeVisible();
    await expect.element(screen.getByText(/It counts if you answer before/u)).toBeVisible();
    await expect
      .element(screen.getByText(/^The other session of this pair can be begun until/u))
      .toBeVisible();
  });

  it('say that the report tells of a session that is rated and then left out, and keep its rating', async () => {
    const { screen, tests } = await waiting(2 * 60_000);
    const told = screen.getByText(/The report will say of this one that you rated it/u);
    await screen.getByRole('radio', { name: '2 of 5' }).click({ force: true });
    await expect.element(told).not.toBeInTheDocument();
    await screen.getByRole('button', { name: 'Next', exact: true }).click();
    await expect.element(told).toBeVisible();
    await screen.getByRole('button', { name: 'Leave it out; it will not count' }).click();
    await expect
      .poll(() => tests.$current.get()?.test.attempts)
      .toMatchObject([{ rating: 2, guess: null }]);
  });

  it('ask for the guess alone after a reload, where the rating was given', async () => {
    const { screen: first, tests, shelf } = await waiting(2 * 60_000);
    await first.getByRole('radio', { name: '2 of 5' }).click({ force: true });
    await first.getByRole('button', { name: 'Next', exact: true }).click();
    await expect.element(first.getByText('2 of 5; this answer stands.')).toBeVisible();
    tests.stop();
    await first.unmount();
    const { screen, tests: again } = await setUp(shelf);
    await expect.element(screen.getByText('2 of 5; this answer stands.')).toBeVisible();
    await screen.getByRole('radio', { name: 'Without' }).click({ force: true });
    await screen.getByRole('button', { name: 'Keep these answers' }).click();
    await expect
      .poll(() => again.$current.get()?.test.attempts)
      .toMatchObject([{ rating: 2, guess: 'sham' }]);
  });

  it('take no answer once it is too late for one, by what was sealed', async () => {
    const { screen, tests } = await waiting(5 * HOUR_MS, 4 * HOUR_MS);
    await expect.element(screen.getByText(/That is too long ago to count/u)).toBeVisible();
    await screen.getByRole('button', { name: 'Leave this session out' }).click();
    await expect
      .poll(() => tests.$current.get()?.test.attempts)
      .toMatchObject([{ rating: null, guess: null }]);
  });

  it('say how long ago a session was, and take its answer where no limit was sealed', async () => {
    const { screen, tests, host } = await waiting(5 * HOUR_MS);
    await expect
      .element(screen.getByText(/, ended 5 hours ago; 1 hour of it played\./u))
      .toBeVisible();
    await screen.getByRole('radio', { name: '4 of 5' }).click({ force: true });
    await screen.getByRole('button', { name: 'Next', exact: true }).click();
    await screen.getByRole('radio', { name: 'No idea' }).click({ force: true });
    await screen.getByRole('button', { name: 'Keep these answers' }).click();
    await expect
      .poll(() => tests.$current.get()?.test.attempts)
      .toMatchObject([{ rating: 4, answeredAtMs: host.wallClock().getTime() }]);
  });

  it('say beforehand that a session was too short', async () => {
    const { screen, tests, pass } = await setUp();
    await tests.begin(EXAMPLE_PROTOCOL);
    await screen.getByRole('button', { name: 'Start the session' }).click();
    await expect.element(screen.getByText('A session of the test is running.')).toBeVisible();
    await pass(2);
    await screen.getByRole('button', { name: 'Finish and answer' }).click();
    await screen.getByRole('button', { name: 'Finish anyway' }).click();
    await pass(1);
    await expect.element(screen.getByText(/That is too short to count/u)).toBeVisible();
    await expect
      .element(screen.getByText(/one of the 4 spare pairs left stands in\./u))
      .toBeVisible();
    expect(screen.getByRole('radio').elements()).toEqual([]);
    await screen.getByRole('button', { name: 'Leave this session out' }).click();
    await expect.element(screen.getByText(/lost a session that was too short/u)).toBeVisible();
  });

  it('ask before a session is finished that would lose its pair, and go on meanwhile', async () => {
    const { screen, tests, pass, session } = await setUp();
    await tests.begin(EXAMPLE_PROTOCOL);
    await screen.getByRole('button', { name: 'Start the session' }).click();
    await expect.element(screen.getByText('A session of the test is running.')).toBeVisible();
    await pass(8);
    await screen.getByRole('button', { name: 'Finish and answer' }).click();
    await expect.element(screen.getByRole('alert')).toHaveFocus();
    await expect
      .element(screen.getByText(/^This session needs 12 minutes more .* loses its pair/u))
      .toBeVisible();
    expect(session.$isOn.get()).toBe(true);
    await screen.getByRole('button', { name: 'Go on with the session' }).click();
    await expect.element(screen.getByText(/minutes more to count/u)).not.toBeInTheDocument();
    await screen.getByRole('button', { name: 'Finish and answer' }).click();
    await pass(13);
    await expect.element(screen.getByText(/minutes more to count/u)).not.toBeInTheDocument();
    await screen.getByRole('button', { name: 'Finish and answer' }).click();
    await pass(1);
    await expect.element(screen.getByRole('button', { name: 'Next', exact: true })).toBeVisible();
  });

  it('put the way back first where a test would be stopped', async () => {
    const { screen, tests } = await setUp();
    await tests.begin(EXAMPLE_PROTOCOL);
    await screen.getByRole('button', { name: 'Stop this test…' }).click();
    const choices = [...screen.container.querySelectorAll('[role=alert] button')];
    expect(choices.map(({ textContent }) => textContent)).toEqual([
      'Keep the test running',
      'Stop the test for good',
    ]);
    await screen.getByRole('button', { name: 'Keep the test running' }).click();
    await expect.element(screen.getByRole('button', { name: 'Stop this test…' })).toBeVisible();
    expect(tests.$current.get()?.test.state.kind).toBe('running');
  });

  it('offer the attention task after the answers, where it was sealed, and lose nothing without it', async () => {
    const { screen, tests, pass } = await setUp();
    await screen
      .getByRole('radiogroup', { name: 'Attention task after each session' })
      .getByRole('radio', { name: 'Three minutes' })
      .click({ force: true });
    await expect.element(screen.getByText(/cannot be done with a screen reader/u)).toBeVisible();
    await screen.getByRole('button', { name: 'Seal and begin' }).click();
    await screen.getByRole('button', { name: 'Start the session' }).click();
    await expect.element(screen.getByText('A session of the test is running.')).toBeVisible();
    await pass(21);
    await expect.element(screen.getByText(/long enough to count/u)).toBeVisible();
    await screen.getByRole('button', { name: 'Finish and answer' }).click();
    await pass(1);
    await screen.getByRole('radio', { name: '4 of 5' }).click({ force: true });
    await screen.getByRole('button', { name: 'Next', exact: true }).click();
    await screen.getByRole('radio', { name: 'No idea' }).click({ force: true });
    await screen.getByRole('button', { name: 'Keep these answers' }).click();
    await expect.element(screen.getByRole('region', { name: 'Attention task' })).toBeVisible();
    expect(tests.$current.get()?.test.sealed.protocol.attentionTask).toBe('sart');
    await screen.getByRole('button', { name: 'Leave it out this time' }).click();
    await expect.element(screen.getByText(/The next session may begin from/u)).toBeVisible();
    expect(tests.$current.get()?.test.attempts).toMatchObject([{ rating: 4, guess: 'noIdea' }]);
  });

  it('offer no further session once no verdict can come, and are ended there', async () => {
    const { screen, tests, pass } = await setUp();
    await tests.begin({ ...EXAMPLE_PROTOCOL, sparePairs: 0 });
    await tests.startSession();
    await pass(2);
    tests.finishSession();
    await pass(1);
    await screen.getByRole('button', { name: 'Leave this session out' }).click();
    await expect.element(screen.getByText(/^No verdict can come of this test/u)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Start the session' }).elements()).toEqual([]);
    await screen.getByRole('button', { name: 'End it and show which was which' }).click();
    await expect.element(screen.getByText(/This self-test was stopped/u)).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Seal and begin' })).toBeVisible();
  });

  it('are stopped and deleted only when asked twice, and opened once stopped', async () => {
    const { screen, tests } = await setUp();
    await tests.begin(EXAMPLE_PROTOCOL);
    await screen.getByRole('button', { name: 'Stop this test…' }).click();
    await expect.element(screen.getByText(/No session has been answered yet/u)).toBeVisible();
    await screen.getByRole('button', { name: 'Stop the test for good' }).click();
    await expect.element(screen.getByText(/This self-test was stopped/u)).toBeVisible();
    await expect.element(screen.getByText(/What you answered is kept/u)).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: 'Seal and begin' })).toBeVisible();
    const stopped = screen.getByText(/This self-test was stopped/u);
    await screen.getByRole('button', { name: 'Delete this test…' }).click();
    await screen.getByRole('button', { name: 'Keep this test' }).click();
    await expect.element(stopped).toBeVisible();
    await screen.getByRole('button', { name: 'Delete this test…' }).click();
    await screen.getByRole('button', { name: 'Delete it for good' }).click();
    await expect.element(stopped).not.toBeInTheDocument();
  });

  it('offer nothing while a session runs in another tab, and say so', async () => {
    const { screen: first, tests, pass, shelf } = await setUp();
    await tests.begin(EXAMPLE_PROTOCOL);
    await tests.startSession();
    await pass(1);
    await first.unmount();
    const { screen: second } = await setUp(shelf);
    await expect
      .element(second.getByText(/^A session of this test is running in another tab/u))
      .toBeVisible();
    expect(second.getByRole('button').elements()).toEqual([]);
    tests.finishSession();
    await pass(1);
    await expect
      .element(second.getByRole('button', { name: 'Leave this session out' }))
      .toBeVisible();
  });

  it('show the verdict first, focused, with the way to its report, once the last answer ends a test', async () => {
    const shelf = memoryShelf();
    const last = exampleTestAfter(
      (arm) => ({ rating: arm === 'real' ? 4 : 3, guess: 'noIdea' }),
      39,
    );
    const startedAtMs = EXAMPLE_START_MS + 39 * 24 * HOUR_MS;
    const open = { startedAtMs, endedAtMs: startedAtMs + HOUR_MS, playedMs: HOUR_MS };
    await shelf.begin({ ...last, state: { kind: 'running', open } }, EXAMPLE_SEED);
    const { screen } = await setUp(shelf);
    await screen.getByRole('radio', { name: '4 of 5' }).click({ force: true });
    await screen.getByRole('button', { name: 'Next', exact: true }).click();
    await screen.getByRole('radio', { name: 'No idea' }).click({ force: true });
    await screen.getByRole('button', { name: 'Keep these answers' }).click();
    const over = screen.getByRole('region', { name: 'The self-test is over' });
    await expect.element(over).toHaveFocus();
    await expect.element(over.getByText(/^Your answers were higher/u)).toBeVisible();
    await expect.element(over.getByRole('link', { name: 'The report' })).toBeVisible();
    // A new one is no press away that was not asked for.
    const plans = screen.getByRole('region', { name: 'Set up a self-test' });
    expect(plans.elements()).toEqual([]);
    await screen.getByRole('button', { name: 'Set up a new self-test' }).click();
    await expect.element(plans).toBeVisible();
    const plan = plans.element();
    const order = over.element().compareDocumentPosition(plan);
    expect(order).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getByRole('link', { name: 'The report' }).elements()).toHaveLength(1);
    await over.getByRole('button', { name: 'Delete this test…' }).click();
    await over.getByRole('button', { name: 'Delete it for good' }).click();
    await expect.element(over).not.toBeInTheDocument();
  });

  it('show what was over under the set-up, a line each: what came of it, and the way to each report', async () => {
    const shelf = memoryShelf();
    const ended = exampleTestAfter((arm) => ({ rating: arm === 'real' ? 4 : 3, guess: 'noIdea' }));
    const stopped = abandoned(exampleTestAfter(() => ({ rating: 3, guess: 'real' }), 5));
    await shelf.begin(ended, EXAMPLE_SEED);
    await shelf.begin({ ...stopped, id: 'd0f7a0f4-7d4f-4d4e-9d8c-0a9d2b6b3c11' }, EXAMPLE_SEED);
    const { screen } = await setUp(shelf);
    const list = screen.getByRole('region', { name: 'Self-tests that are over' });
    const lines = list.getByRole('listitem');
    await expect.poll(() => lines.elements().length).toBe(2);
    const said = lines.elements().map(({ textContent }) => textContent);
    expect(said.join(' ')).toMatch(
      /Answers were higher with the rhythm; whether the blind held is not known\./u,
    );
    expect(said.join(' ')).toMatch(/Stopped after 2 of 20 pairs, so there is no verdict\./u);
    expect(screen.getByRole('button', { name: 'Delete this test…' }).elements()).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'The report' }).elements()).toHaveLength(2);
    const past = list.element();
    const plan = screen.getByRole('region', { name: 'Set up a self-test' }).element();
    expect(plan.compareDocumentPosition(past)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
});

describe('a session of a self-test that plays', () => {
  it('says how much has played, when it counts, and why time stands', async () => {
    const { screen, tests, pass, output, session } = await setUp();
    await tests.begin(EXAMPLE_PROTOCOL);
    await screen.getByRole('button', { name: 'Start the session' }).click();
    await expect.element(screen.getByText('A session of the test is running.')).toBeVisible();
    await pass(12);
    await expect
      .element(screen.getByText('12 min played; it counts once 20 min have played.'))
      .toBeVisible();
    output.setInMeeting(true);
    await expect.element(screen.getByText(/Time in a meeting does not count/u)).toBeVisible();
    output.setInMeeting(false);
    session.program.pause();
    await expect
      .element(screen.getByText(/paused\. This time does not count\. Go on before \d\d:\d\d;/u))
      .toBeVisible();
    await pass(11);
    await expect.element(screen.getByText(/stood still for more than ten minutes/u)).toBeVisible();
  });

  it('says that there is no tone while there is none and time counts', async () => {
    const { screen, tests, session, output } = await setUp();
    await tests.begin(EXAMPLE_PROTOCOL);
    await screen.getByRole('button', { name: 'Start the session' }).click();
    await expect.element(screen.getByText('A session of the test is running.')).toBeVisible();
    const silent = screen.getByText(/There is no tone: master volume is 0\./u);
    expect(silent.query()).toBeNull();
    session.setMasterVolume(0);
    await expect.element(silent).toBeVisible();
    output.setInMeeting(true);
    await expect.element(screen.getByText(/Time in a meeting does not count/u)).toBeVisible();
    expect(silent.query()).toBeNull();
    output.setInMeeting(false);
    await expect.element(silent).toBeVisible();
    session.setMasterVolume(0.1);
    await expect.element(silent).not.toBeInTheDocument();
  });

  it('says in its first minute that it can be put back, and puts it back', async () => {
    const { screen, tests, host, pass } = await setUp();
    await tests.begin(EXAMPLE_PROTOCOL);
    await screen.getByRole('button', { name: 'Start the session' }).click();
    await expect.element(screen.getByText('A session of the test is running.')).toBeVisible();
    await host.advance(30_000);
    await screen.getByRole('button', { name: 'Finish and answer' }).click();
    await expect
      .element(screen.getByText(/within its first minute can be put back/u))
      .toBeVisible();
    await screen.getByRole('button', { name: 'Finish anyway' }).click();
    await pass(1);
    await expect.element(screen.getByText(/over within its first minute/u)).toBeVisible();
    await screen.getByRole('button', { name: 'Put the session back' }).click();
    await expect.element(screen.getByRole('button', { name: 'Start the session' })).toBeEnabled();
    expect(tests.$current.get()?.test.attempts).toEqual([]);
  });

  it('goes on after a reload, or is over where the person says so', async () => {
    const kept = memoryShelf();
    const first = await setUp(kept);
    await first.tests.begin(EXAMPLE_PROTOCOL);
    await first.tests.startSession();
    await first.pass(12);
    first.tests.stop();
    first.session.end();
    await first.screen.unmount();
    const again = await setUp(kept);
    await again.host.advance(13 * 60_000);
    const { screen } = again;
    await expect.element(screen.getByText(/A session of the test was cut off/u)).toBeVisible();
    await screen.getByRole('button', { name: 'It is over' }).click();
    await expect.element(screen.getByText(/That is too short to count/u)).toBeVisible();
    await again.tests.goOn();
    await expect.element(screen.getByText('A session of the test is running.')).toBeVisible();
  });

  it('offers nothing while it plays in another browser of the account', async () => {
    const kept = memoryShelf();
    const first = await setUp(kept);
    await first.tests.begin(EXAMPLE_PROTOCOL);
    first.tests.stop();
    const test = first.tests.$current.get()?.test;
    if (!test) throw new Error('not begun');
    const by = '7f1c2b1e-6f0a-4b53-9d3a-0c1f5d1f2a77';
    const startedAtMs = first.host.wallClock().getTime();
    await kept.change(test.id, (now) =>
      withOpen(now, { startedAtMs, endedAtMs: startedAtMs, playedMs: 0, by }),
    );
    await first.screen.unmount();
    const here = { ...kept, browserId: () => Promise.resolve(test.id) };
    const { screen, host, tests } = await setUp(here);
    await host.advance(30_000);
    await expect.element(screen.getByText(/is playing in another browser/u)).toBeVisible();
    expect(screen.getByRole('button').query()).toBeNull();
    await tests.answer({ rating: null, guess: null });
    expect(tests.$current.get()?.test.attempts).toEqual([]);
    await host.advance(6 * 60_000);
    await expect
      .element(screen.getByRole('button', { name: 'Leave this session out' }))
      .toBeVisible();
  });

  it('says that its test was deleted, and that the session has ended with it', async () => {
    const { screen, tests, session, shelf, pass } = await setUp();
    await tests.begin(EXAMPLE_PROTOCOL);
    await screen.getByRole('button', { name: 'Start the session' }).click();
    await expect.element(screen.getByText('A session of the test is running.')).toBeVisible();
    await shelf.forget(tests.$current.get()?.test.id ?? '');
    await pass(1);
    const said = screen.getByRole('alert');
    await expect
      .element(said)
      .toMatchTextContent(/was deleted from your account, probably in another browser/u);
    expect(session.$isOn.get()).toBe(false);
    await expect.element(screen.getByRole('button', { name: 'Seal and begin' })).toBeVisible();
    await screen.getByRole('button', { name: 'Dismiss' }).click();
    await expect.element(said).not.toBeInTheDocument();
  });

  it('says that somebody was signed out meanwhile', async () => {
    const { screen } = await setUp({ ...memoryShelf(), isSignedOut: () => true });
    await expect.element(screen.getByText(/You were signed out/u)).toBeVisible();
  });
});

it('a self-test that cannot be read is told of, and can be deleted', async () => {
  const damaged = new Set(['damaged']);
  const { screen } = await setUp({
    ...memoryShelf(),
    unreadable: () => Promise.resolve([...damaged]),
    forget: (id) => Promise.resolve(void damaged.delete(id)),
  });
  await expect.element(screen.getByText(/record of a self-test that is damaged/u)).toBeVisible();
  await screen.getByRole('button', { name: 'Delete this record…' }).click();
  await screen.getByRole('button', { name: 'Delete it for good' }).click();
  await expect
    .element(screen.getByText(/record of a self-test that is damaged/u))
    .not.toBeInTheDocument();
});
