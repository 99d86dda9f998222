import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { ReportTable } from './report-table.tsx';

const WHY = 'The mailbox is full, so the message could not be delivered to it today.';

it('heads its columns in words, and says where a cell holds nothing', async () => {
  const report = {
    columns: ['recipient', 'attempts', 'emailSent', 'lastError'],
    rows: [
      ['ada@example.com', 1, true, null],
      ['eve@example.com', 12, false, WHY],
    ],
  };
  const screen = await render(<ReportTable name="Outbox" report={report} />);
  const heads = screen.getByRole('columnheader').elements();
  expect(heads.map(({ textContent }) => textContent)).toEqual([
    'Recipient',
    'Attempts',
    'Email sent',
    'Last error',
  ]);
  await expect.element(screen.getByRole('row', { name: 'ada@example.com 1 yes –' })).toBeVisible();
  await expect.element(screen.getByRole('cell', { name: WHY })).toBeVisible();
});

it('says that it is empty', async () => {
  const screen = await render(
    <ReportTable name="Outbox" report={{ columns: ['recipient'], rows: [] }} />,
  );
  await expect.element(screen.getByText('Nothing yet.')).toBeVisible();
});
