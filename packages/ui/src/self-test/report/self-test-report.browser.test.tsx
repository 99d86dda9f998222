import type { KeptTest } from '@overtone/domain/experiment/kept/kept-test';
import {
  abandoned,
  type Behaviour,
  exampleTestAfter,
} from '@overtone/domain/experiment/testing/example-test';
import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import type { SealCheck } from './report-words.ts';
import { ReportSummary } from './report-summary.tsx';
import { SelfTestReport } from './self-test-report.tsx';

const higher: Behaviour = (arm, session) => ({
  rating: arm === 'real' ? 4 : 2 + (session % 3 === 0 ? 1 : 0),
  guess: 'noIdea',
});
const told: Behaviour = (arm) => ({ rating: 3, guess: arm });

async function renderReport(test: KeptTest, seal: SealCheck = 'whole') {
  const asked: string[] = [];
  const screen = await render(
    <SelfTestReport
      test={test}
      seal={seal}
      earlier={{ ended: 1, stopped: 0, deleted: 0 }}
      onPrint={() => asked.push('print')}
    />,
  );
  const figures = () =>
    [...screen.container.querySelectorAll('figure')].map((figure) => figure.ariaLabel);
  const buttons = () =>
    [...screen.container.querySelectorAll('button')].map(({ textContent }) => textContent);
  return { screen, asked, figures, buttons };
}

describe('a self-test with a verdict', () => {
  it('says it first, and plots pairs, chance and guesses', async () => {
    const { screen, figures } = await renderReport(exampleTestAfter(higher));
    expect(screen.container.querySelector('header > p')?.textContent).toMatch(
      /^Your answers were higher with the rhythm than without it/u,
    );
    expect(figures()).toEqual([
      expect.stringMatching(
        /^Estimated difference: \+[12](?:\.5)? points? \(\+\d(?:\.5)? to \+\d(?:\.5)?\)$/u,
      ),
      'Each pair',
      'What luck alone could give',
      'Guesses over time',
    ]);
    const pairs = screen.getByRole('figure', { name: 'Each pair' });
    expect(pairs.element().querySelectorAll('svg circle')).toHaveLength(40);
    await expect.element(pairs).toMatchTextContent(/Higher with it in 20, lower in 0, equal in 0/);
  });

  it('names the question under its title, and across the sheet on paper', async () => {
    const { screen } = await renderReport(exampleTestAfter(higher));
    const asked = screen.getByText(
      'Asked after each session: “How focused were you?”, from 1 (hardly) to 5 (fully)',
    );
    expect(asked.elements().map(({ parentElement }) => parentElement?.tagName)).toEqual([
      'ARTICLE',
      'HGROUP',
    ]);
    const [sheet, title] = asked.elements();
    expect(sheet?.className).toMatch(/\bhidden .*print:block/u);
    expect(title?.className).toContain('print:hidden');
  });

  it('signs what is under 0 on its axes with a minus, in every figure', async () => {
    const { screen } = await renderReport(exampleTestAfter(higher));
    const marks = [...screen.container.querySelectorAll('figure > [aria-hidden] span')].map(
      ({ textContent }) => textContent,
    );
    expect(marks.filter((mark) => mark.startsWith('−')).length).toBeGreaterThan(2);
    expect(marks.filter((mark) => mark.includes('-'))).toEqual([]);
  });

  it('names its bars by what is so by day and at night', async () => {
    const { screen } = await renderReport(exampleTestAfter(higher));
    const chance = screen.getByRole('figure', { name: 'What luck alone could give' });
    await expect.element(chance).toMatchTextContent(/The stronger bars lie at least as far/);
    await expect.element(chance).not.toMatchTextContent(/dark|light/iu);
  });

  it('claims no effect where none was found, nor where the blind was broken', async () => {
    const alike: Behaviour = (_, session) => ({ rating: 2 + (session % 3), guess: 'noIdea' });
    for (const behave of [alike, told]) {
      const { screen, figures } = await renderReport(exampleTestAfter(behave));
      expect(figures()[0]).toMatch(/^Estimated difference: /u);
      const pictures = [...screen.container.querySelectorAll('figure')];
      expect(pictures.map(({ textContent }) => textContent).join(' ')).not.toMatch(/effect/iu);
      await screen.unmount();
    }
  });

  it('says first that the blind was broken', async () => {
    const { screen } = await renderReport(exampleTestAfter(told));
    expect(screen.container.querySelector('header > p')?.textContent).toMatch(
      /^The blind was broken/u,
    );
    const guesses = screen.getByRole('figure', { name: 'Guesses over time' });
    await expect.element(guesses).toMatchTextContent(/Right in 20, wrong in 0, neither in 0/);
  });

  it('has the protocol, the seed and the seal, and all pairs as a table', async () => {
    const test = exampleTestAfter(higher);
    const { screen } = await renderReport(test);
    await expect.element(screen.getByText(test.sealed.commitment)).toBeVisible();
    await expect.element(screen.getByText('0123456789abcdef0123456789abcdef')).toBeVisible();
    await expect.element(screen.getByText(/^the second known here/)).toBeVisible();
    await expect.element(screen.getByText(/^The seal is intact/)).toBeVisible();
    await expect
      .element(screen.getByText(/covers the protocol and the order, not your answers/))
      .toBeVisible();
    await screen.getByRole('button', { name: 'The same as a table' }).click();
    const table = screen.getByRole('table', { name: 'Pairs with their answers and guesses' });
    await expect.element(table).toBeVisible();
    expect(table.getByRole('row').elements()).toHaveLength(21);
  });

  it('can be printed and taken away', async () => {
    const { screen, asked, buttons } = await renderReport(exampleTestAfter(higher));
    await screen.getByRole('button', { name: 'Print this report' }).click();
    expect(asked).toEqual(['print']);
    expect(buttons().slice(-2)).toEqual(['Every session as CSV', 'Everything as JSON']);
  });
});

describe('a self-test without a verdict', () => {
  const all = exampleTestAfter(higher);

  it('shows nothing of what runs, and gives nothing away', async () => {
    const { screen, figures, buttons } = await renderReport(
      exampleTestAfter(higher, 30),
      'unchecked',
    );
    await expect.element(screen.getByText(/^15 of 20 pairs are complete/)).toBeVisible();
    await expect.element(screen.getByText('sealed until the end')).toBeVisible();
    expect([figures(), buttons()]).toEqual([[], []]);
    expect(screen.container.textContent).not.toMatch(/\bp [=<]|interval \d|0123456789abcdef/u);
  });

  it.each([
    [
      'that was stopped',
      abandoned(exampleTestAfter(higher, 30)),
      'whole',
      /^This self-test was stopped after 15 of 20/,
    ],
    [
      'whose seed is lost',
      { ...all, state: { kind: 'ended', atMs: 1, seed: null } },
      'unchecked',
      /^The sealed order of this self-test is lost/,
    ],
    ['whose seal does not fit', all, 'broken', /was changed after it was sealed/],
  ] as const)(
    '%s says so, draws nothing, and keeps what was answered',
    async (_, test, seal, words) => {
      const { screen, figures, buttons } = await renderReport(test, seal);
      await expect.element(screen.getByText(words)).toBeVisible();
      expect(figures()).toEqual([]);
      expect(buttons()).toEqual([
        'Print this report',
        'Every session as CSV',
        'Everything as JSON',
      ]);
    },
  );

  it.each([
    ['stopped', abandoned(exampleTestAfter(higher, 5)), 'whole', 6],
    ['stopped, with a seal that does not fit', abandoned(exampleTestAfter(higher, 5)), 'broken', 0],
    ['still runs', exampleTestAfter(higher, 5), 'unchecked', 0],
    ['has a verdict', all, 'whole', 0],
  ] as const)(
    'shows which session was which only once it has none: %s',
    async (_, test, seal, rows) => {
      const { screen } = await renderReport(test, seal);
      await expect.element(screen.getByText(test.sealed.commitment)).toBeVisible();
      const table = screen.getByRole('table', { name: /^Sessions with what they were/u });
      expect(table.getByRole('row').elements()).toHaveLength(rows);
    },
  );

  it('breaks a moment on a phone between its day and its time alone, and no guess', async () => {
    const { screen } = await renderReport(abandoned(exampleTestAfter(higher, 5)));
    const table = screen.container.querySelector('table');
    if (table) table.style.width = '1px';
    const lines = [...screen.container.querySelectorAll('tbody tr')].map((row) =>
      [1, 2, 4].map((column) => {
        const words = document.createRange();
        words.selectNodeContents(row.children[column] ?? row);
        return new Set([...words.getClientRects()].map(({ top }) => top)).size;
      }),
    );
    expect(lines).toEqual(lines.map(() => [2, 1, 1]));
  });

  it('names no bound of a verdict', async () => {
    const { screen } = await renderReport(abandoned(exampleTestAfter(higher, 5)));
    await expect.element(screen.getByText(/^Whether the rhythm made a difference/u)).toBeVisible();
    expect(screen.container.textContent).not.toMatch(/luck alone would|inside the interval/u);
  });

  it('with too few pairs says why there is none', async () => {
    const missing: Behaviour = (arm, session) =>
      session % 6 === 1 ? 'missed' : higher(arm, session);
    const { screen, figures } = await renderReport(exampleTestAfter(missing));
    await expect.element(screen.getByText(/^Only \d+ pairs are complete\. Under 20/)).toBeVisible();
    expect(figures()).toEqual([]);
  });
});

it('is led to from a summary that says the same', async () => {
  const test = exampleTestAfter(told);
  const screen = await render(<ReportSummary test={test} />);
  await expect.element(screen.getByText(/^The blind was broken/)).toBeVisible();
  const link = screen.getByRole('link', { name: 'The report' });
  await expect.element(link).toHaveAttribute('href', `/self-test-report#${test.id}`);
});
