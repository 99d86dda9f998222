import { atom } from 'nanostores';
import type { KeptProgram } from '@overtone/client/program/kept-programs';
import { createOutputStore } from '@overtone/client/safety/output-store';
import { createSelfTests } from '@overtone/client/self-test/self-tests';
import { memoryShelf } from '@overtone/client/self-test/testing/memory-shelf';
import { createSession } from '@overtone/client/session/session';
import { EXAMPLE_SEED } from '@overtone/domain/experiment/protocol/testing/example-protocol';
import { exampleTestAfter } from '@overtone/domain/experiment/testing/example-test';
import { WORK_PROGRAMS } from '@overtone/domain/program/own/work';
import { DEMO_DEFAULTS } from '@overtone/domain/session/defaults';
import { createFakeEngine } from '@overtone/testkit/fake-engine';
import { createFakeHost } from '@overtone/testkit/fake-host';
import { useEffect } from 'react';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CalmPanels } from '../page/calm-panels.tsx';
import { changesOf } from '../page/testing/changes-of.ts';
import { type PowerProps, SetUp } from './set-up.tsx';

function Power({ pairs, question, shamRatings, onSentence }: PowerProps) {
  useEffect(() => onSentence?.(`${pairs} pairs would find it.`), [onSentence, pairs]);
  return (
    <p data-testid="power" data-shams={shamRatings.length}>
      {`${question.kind} ${pairs}`}
    </p>
  );
}

async function setUp(shelf = memoryShelf(), kept: readonly KeptProgram[] = []) {
  const host = createFakeHost();
  const engine = createFakeEngine(host.now);
  const session = createSession({ defaults: DEMO_DEFAULTS, engine, host });
  const output = createOutputStore({ engine, host, session, person: 'visitor' });
  const locks = navigator.locks;
  const tests = createSelfTests({
    $theme: atom<'day'>('day'),
    session,
    output,
    host,
    shelf,
    locks,
  });
  const draw = (kept: readonly KeptProgram[]) => (
    <CalmPanels host={host}>
      <SetUp {...{ tests, session, Power, kept }} follows={false} />
    </CalmPanels>
  );
  const screen = await render(draw(kept));
  const keep = (now: readonly KeptProgram[]) => screen.rerender(draw(now));
  const press = async (choice: string, times: number) => {
    const group = screen.getByRole('radiogroup', { name: choice }).element();
    group.querySelector<HTMLInputElement>('input:checked')?.focus();
    await userEvent.keyboard('{ArrowRight}'.repeat(times));
  };
  const radio = (name: string) => screen.getByRole('radio', { name, exact: true });
  return { host, tests, screen, keep, press, radio };
}

describe('what is set up for a self-test while a key is pressed quickly', () => {
  it('is drawn twice in a second: the question', async () => {
    const { host, screen, press, radio } = await setUp();
    const words = screen.getByRole('textbox', { name: /^Your question/u });
    const shown = changesOf(() => words.query() !== null);
    await press('Asked after each session', 8);
    await expect.element(radio('How focused were you?')).toBeChecked();
    expect(shown).toEqual([false, true]);
    await expect.element(words).toBeDisabled();
    await host.advance(500);
    await expect.poll(() => shown).toEqual([false, true, false]);
  });

  it('is drawn twice in a second: what is tested', async () => {
    const { host, screen, press, radio } = await setUp();
    const program = screen.getByRole('button', { name: /Program$/u });
    const shown = changesOf(() => program.query() !== null);
    await press('What is tested', 8);
    await expect.element(radio('The pair set now')).toBeChecked();
    expect(shown).toEqual([false, true]);
    await expect.element(program).toBeDisabled();
    await host.advance(500);
    await expect.poll(() => shown).toEqual([false, true, false]);
  });

  it('is drawn twice in a second: what is said of the attention task', async () => {
    const { host, screen, press, radio } = await setUp();
    const told = screen.getByText(/^It is sealed with the rest/u);
    const shown = changesOf(() => told.query() !== null);
    await press('Attention task after each session', 8);
    await expect.element(radio('None')).toBeChecked();
    expect(shown).toEqual([false, true]);
    await host.advance(500);
    await expect.poll(() => shown).toEqual([false, true, false]);
  });

  it('is weighed twice in a second: pairs and question', async () => {
    const { host, screen, press, radio } = await setUp();
    const power = screen.getByTestId('power');
    const shown = changesOf(() => power.query()?.textContent);
    await press('Pairs of sessions', 6);
    await expect.element(radio('40')).toBeChecked();
    expect(shown).toEqual(['focus 20', 'focus 30']);
    await host.advance(500);
    await expect.poll(() => shown).toEqual(['focus 20', 'focus 30', 'focus 40']);
    await host.advance(500);
    await press('Asked after each session', 7);
    await expect.element(radio('In your own words')).toBeChecked();
    await host.advance(500);
    await expect.poll(() => shown.slice(3)).toEqual(['own 40']);
  });

  it('is drawn twice in a second: what is about to be sealed', async () => {
    const { host, screen, press, radio } = await setUp();
    const sealed = screen.getByText(/^You seal/u);
    const shown = changesOf(() => sealed.query()?.textContent);
    await press('A session counts after', 6);
    await expect.element(radio('45 min')).toBeChecked();
    await host.advance(500);
    await expect
      .poll(() => shown)
      .toEqual([
        'You seal 20 pairs, 20 minutes each, of 3 Hz carrying 40 Hz.',
        'You seal 20 pairs, 30 minutes each, of 3 Hz carrying 40 Hz.',
        'You seal 20 pairs, 45 minutes each, of 3 Hz carrying 40 Hz.',
      ]);
  });

  it('is drawn twice in a second: what sealing commits to', async () => {
    const { host, screen, press, radio } = await setUp();
    const course = screen.getByText(/^\d+ sessions in this browser alone/u);
    const shown = changesOf(() => course.query()?.textContent);
    await press('At least between two sessions', 6);
    await expect.element(radio('4 hours')).toBeChecked();
    await host.advance(500);
    await expect
      .poll(() => shown)
      .toEqual([
        '40 sessions in this browser alone: about 20 days with two a day, at least 7 days.',
        '40 sessions in this browser alone: about 40 days with one a day, at least 33 days.',
        '40 sessions in this browser alone: about 20 days with two a day, at least 7 days.',
      ]);
  });

  it('is drawn twice in a second: how long one may stay away', async () => {
    const { host, screen, press, radio } = await setUp();
    const away = screen.getByText(/^Away for up to/u);
    const shown = changesOf(() => away.query()?.textContent?.slice(0, 23));
    await press('A session is missed after', 8);
    await expect.element(radio('2 days')).toBeChecked();
    await host.advance(500);
    await expect
      .poll(() => shown)
      .toEqual(['Away for up to 3 days, ', 'Away for up to 7 days, ', 'Away for up to 2 days, ']);
  });

  it('is sealed as it was chosen, whatever is drawn yet', async () => {
    const { tests, screen, press } = await setUp();
    await press('Pairs of sessions', 2);
    await press('What is tested', 2);
    await press('Attention task after each session', 2);
    await expect.element(screen.getByTestId('power')).toHaveTextContent('focus 30');
    await expect.element(screen.getByRole('button', { name: /Program$/u })).toBeVisible();
    await expect.element(screen.getByText(/^It is sealed with the rest/u)).toBeVisible();
    await screen.getByRole('button', { name: 'Seal and begin' }).click();
    await expect.poll(() => tests.$current.get()).not.toBeNull();
    const protocol = tests.$current.get()?.test.sealed.protocol;
    expect(protocol).toMatchObject({ pairs: 40, stimulus: { kind: 'pair' } });
    expect(protocol).not.toHaveProperty('attentionTask');
  });
});

describe('a program that is tested', () => {
  const [steady] = WORK_PROGRAMS.map(({ program }) => program);
  if (!steady) throw new Error('there is no program to test');
  const WRITING = { id: 'writing', program: { ...steady, name: 'Writing' } };
  const OTHER = { id: 'other', program: { ...steady, name: 'Writing', fadeMs: 0 } };
  const NO_PROGRAM = 'That program is not there any more. Choose another.';

  async function choose(kept: readonly KeptProgram[]) {
    const up = await setUp(memoryShelf(), kept);
    await up.press('What is tested', 1);
    const list = up.screen.getByRole('button', { name: /Program$/u });
    await expect.element(list).toHaveTextContent('Writing');
    const seal = up.screen.getByRole('button', { name: 'Seal and begin' });
    const sealed = () => up.tests.$current.get()?.test.sealed.protocol.stimulus;
    return { ...up, list, seal, sealed };
  }

  it('is the one that was chosen where two have one name', async () => {
    const { screen, list, seal, sealed } = await choose([WRITING, OTHER]);
    await list.click();
    await expect.element(screen.getByRole('option', { name: 'Writing (2)' })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.element(list).toHaveTextContent('Writing (2)');
    await seal.click();
    await expect
      .poll(sealed)
      .toMatchObject({ kind: 'program', program: { name: 'Writing', fadeMs: 0 } });
  });

  it('stays the one that was chosen when it is named anew', async () => {
    const { list, keep, seal, sealed } = await choose([WRITING]);
    await keep([{ ...WRITING, program: { ...steady, name: 'Prose' } }]);
    await expect.element(list).toHaveTextContent('Prose');
    await seal.click();
    await expect.poll(sealed).toMatchObject({ kind: 'program', program: { name: 'Prose' } });
  });

  it('is missed where it is gone meanwhile, and nothing is sealed in its place', async () => {
    const { host, tests, screen, keep, seal, sealed } = await choose([WRITING]);
    await keep([]);
    await host.advance(500);
    const told = screen.getByText(NO_PROGRAM);
    await expect.element(told).toBeVisible();
    await expect.element(screen.getByText(/^You seal/u)).not.toBeInTheDocument();
    await seal.click();
    await expect.poll(() => told.elements().length).toBe(2);
    expect(tests.$tests.get()).toEqual([]);
    await keep([WRITING]);
    await seal.click();
    await expect.poll(sealed).toMatchObject({ kind: 'program', program: { name: 'Writing' } });
  });
});

it('says first what it asks of a person, by what is chosen', async () => {
  const { host, screen, press } = await setUp();
  const asks = screen.getByText(/^It asks for/u);
  await expect
    .element(asks)
    .toHaveTextContent(
      'It asks for 40 sessions of at least 20 minutes, over about 20 days, with two questions after each.',
    );
  await press('At least between two sessions', 1);
  await press('Attention task after each session', 1);
  await host.advance(500);
  await expect
    .element(asks)
    .toHaveTextContent(
      'It asks for 40 sessions of at least 20 minutes, over about 40 days, with two questions and an attention task after each.',
    );
  const first = screen.getByRole('radiogroup').first().element();
  expect(asks.element().compareDocumentPosition(first)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('says by the pairs what so many would find', async () => {
  const { screen } = await setUp();
  const found = screen.getByText('20 pairs would find it.');
  await expect.element(found).toBeVisible();
  const pairs = screen.getByRole('radiogroup', { name: 'Pairs of sessions' }).element();
  expect(found.element().parentElement?.contains(pairs)).toBe(true);
});

it('says by what is tested that a slow rhythm may be recognised, and elsewhere what the guesses are for', async () => {
  const { screen } = await setUp();
  const told = screen.getByText(/^A rhythm as slow as 3 Hz .* the blind may break;/u).element();
  const tested = screen.getByRole('radiogroup', { name: 'What is tested' }).element();
  expect(told.parentElement?.contains(tested)).toBe(true);
  expect(screen.getByText(/^You are asked for your guess each time/u).query()).not.toBeNull();
});

it('says whole what the sham is where the rest of it waits, as on a phone', async () => {
  const { screen } = await setUp();
  const sham = screen.getByText(/^Sessions come in pairs\./u).element();
  expect(sham.textContent).toMatch(
    /its pulses come irregularly\. You are not told which is which\.$/u,
  );
  expect(getComputedStyle(sham).webkitLineClamp).toBe('none');
});

it('says what a seal is, and who could see the order, before its button', async () => {
  const { screen } = await setUp();
  const seal = screen.getByText(
    /^Sealing fixes this and a hidden, random order of sessions; a number/u,
  );
  await expect.element(seal).toMatchTextContent(/developer tools could decrypt the order\.$/u);
  const button = screen.getByRole('button', { name: 'Seal and begin' }).element();
  const isBefore = seal.element().compareDocumentPosition(button);
  expect(isBefore).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

describe('a question in one’s own words', () => {
  async function ask() {
    const up = await setUp();
    await up.screen.getByRole('radio', { name: 'In your own words' }).click({ force: true });
    return { ...up, words: up.screen.getByRole('textbox', { name: /^Your question/u }) };
  }

  it('is not cut where it is too long, and counts what is left and what is too much', async () => {
    const { screen, tests, words } = await ask();
    await words.fill('a'.repeat(99));
    expect(screen.getByText(/characters? left/u).query()).toBeNull();
    await words.fill('a'.repeat(119));
    await expect.element(words).toHaveAccessibleDescription('1 character left.');
    await words.fill('a'.repeat(123));
    await expect.element(words).toHaveValue('a'.repeat(123));
    await expect.element(words).toHaveAttribute('aria-invalid', 'true');
    await expect
      .element(words)
      .toHaveAccessibleDescription('3 characters too many: a question has 120 at most.');
    await screen.getByRole('button', { name: 'Seal and begin' }).click();
    await expect.element(words).toHaveFocus();
    expect(tests.$tests.get()).toEqual([]);
  });

  it('is refused for a hidden character with its name, and may have joiners between letters', async () => {
    const { screen, tests, words } = await ask();
    await words.fill('How\u202E calm?');
    await screen.getByRole('button', { name: 'Seal and begin' }).click();
    await expect.element(words).toHaveFocus();
    await expect.element(words).toHaveAccessibleDescription(/cannot be seen \(U\+202E\)/u);
    await words.fill('How\tcalm\u202E?');
    await expect.element(words).toHaveValue('How calm\u202E?');
    await words.fill('می\u200Cخواهم ok?');
    await screen.getByRole('button', { name: 'Seal and begin' }).click();
    await expect
      .poll(() => tests.$current.get()?.test.sealed.protocol.question)
      .toEqual({ kind: 'own', words: 'می\u200Cخواهم ok?' });
  });

  it('is asked for where it is empty: the field says so, is marked, and has the focus', async () => {
    const { screen, tests, words } = await ask();
    await expect.element(words).not.toHaveAttribute('aria-invalid');
    await screen.getByRole('button', { name: 'Seal and begin' }).click();
    await expect.element(words).toHaveFocus();
    await expect.element(words).toHaveAttribute('aria-invalid', 'true');
    await expect
      .element(words)
      .toHaveAccessibleDescription('A question has 1 to 120 characters, on one line.');
    expect(tests.$tests.get()).toEqual([]);
    await words.fill('How calm were you?');
    await expect.element(words).not.toHaveAttribute('aria-invalid');
    await screen.getByRole('button', { name: 'Seal and begin' }).click();
    await expect
      .poll(() => tests.$current.get()?.test.sealed.protocol.question)
      .toEqual({
        kind: 'own',
        words: 'How calm were you?',
      });
  });
});

it('hands the answers in sham sessions of earlier self-tests on, to the same question alone', async () => {
  const shelf = memoryShelf();
  const ended = exampleTestAfter(() => ({ rating: 3, guess: 'noIdea' }));
  await shelf.begin(ended, EXAMPLE_SEED);
  const { screen } = await setUp(shelf);
  const power = screen.getByTestId('power');
  await expect.element(power).toHaveAttribute('data-shams', '20');
  await screen.getByRole('radio', { name: 'In your own words' }).click({ force: true });
  await expect.element(power).toHaveAttribute('data-shams', '0');
});
