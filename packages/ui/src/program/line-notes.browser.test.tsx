import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { LineNotes } from './line-notes.tsx';

/** What its classes come to, for a page that has no style sheet. */
const LAYOUT = '.max-h-64 { max-height: 256px } .overflow-y-auto { overflow-y: auto }';

async function renderNotes(count: number) {
  const notes = Array.from({ length: count }, (_, at) => ({
    line: at + 1,
    sentence: `Line ${at + 1} was understood otherwise.`,
  }));
  return render(
    <>
      <style>{LAYOUT}</style>
      <LineNotes notes={notes} />
    </>,
  );
}

it('sentences that scroll in their place are reached by keys, under a name', async () => {
  const screen = await renderNotes(100);
  const region = screen.getByRole('region', { name: 'Notes on the text' });
  await expect.element(region).toBeVisible();
  await userEvent.tab();
  await expect.element(region).toHaveFocus();
});

it('sentences that have their room are no stop on the way', async () => {
  const screen = await renderNotes(2);
  await expect.element(screen.getByText('Line 2 was understood otherwise.')).toBeVisible();
  await userEvent.tab();
  expect(screen.container.contains(document.activeElement)).toBe(false);
  expect(screen.getByRole('region').query()).toBeNull();
});
