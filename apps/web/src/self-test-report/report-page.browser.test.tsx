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
  ['a report whose record is damaged', { kind: 'damaged' }],
])('%s leads back to the self-test', async (_, state) => {
  const ask = () => Promise.resolve(state);
  const screen = await render(<ReportPage ask={ask} onPrint={() => undefined} />);
  const back = screen.getByRole('link', { name: 'Back to the self-test' });
  await expect.element(back).toHaveAttribute('href', '/demo#self-test');
});
