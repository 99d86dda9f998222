import { EXAMPLE_TEST } from '@overtone/domain/experiment/testing/example-test';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { ReportPage } from './report-page.tsx';
import type { ReportState } from './read-report.ts';

it.each<[string, ReportState]>([
  [
    'a report',
    {
      kind: 'ready',
      test: EXAMPLE_TEST,
      seal: 'unchecked',
      earlier: { ended: 0, stopped: 0, deleted: 0 },
    },
  ],
  ['a report that is not in this browser', { kind: 'none' }],
  ['a report that the account does not have', { kind: 'noneOfAccount' }],
  ['a report whose record is damaged', { kind: 'damaged' }],
])('%s leads back to the self-test', async (_, state) => {
  const ask = () => Promise.resolve(state);
  const screen = await render(<ReportPage ask={ask} onPrint={() => undefined} />);
  const back = screen.getByRole('link', { name: 'Back to the self-test' });
  await expect.element(back).toHaveAttribute('href', '/demo#self-test');
});

it.each<[string, ReportState, RegExp]>([
  ['nobody’s', { kind: 'none' }, /^There is no such self-test in this browser\./u],
  [
    'those of the account',
    { kind: 'noneOfAccount' },
    /^There is no such self-test here for the account .* is there when you are signed out/u,
  ],
])('says whose self-tests were looked at: %s', async (_, state, words) => {
  const ask = () => Promise.resolve(state);
  const screen = await render(<ReportPage ask={ask} onPrint={() => undefined} />);
  await expect.element(screen.getByRole('status')).toMatchTextContent(words);
});
