import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { changesOf } from '../../page/testing/changes-of.ts';
import { PowerBeforeStart } from './power-before-start.tsx';

const nowMs = () => performance.now();
const OWN = [3, 3, 4, 3, 2, 3, 4, 3];

describe('power before the start', () => {
  it('says at first that it works it out, then what so many pairs would find', async () => {
    const screen = await render(<PowerBeforeStart pairs={20} pastRatings={[]} nowMs={nowMs} />);
    const said = screen.getByRole('status');
    await expect
      .element(said)
      .toMatchTextContent(
        /^20 pairs would find a change of one point in about \S+ in \S+ cases, half a point in about/,
      );
    await expect.element(screen.getByText(/Fewer than 5 of your answers/)).toBeVisible();
  });

  it('is for the person’s own ratings where there are some', async () => {
    const screen = await render(<PowerBeforeStart pairs={20} pastRatings={OWN} nowMs={nowMs} />);
    await expect.element(screen.getByText(/your own 8 past ratings: around 3\.1/)).toBeVisible();
    await expect
      .element(screen.getByRole('status'))
      .toMatchTextContent(/one point in (nearly all|about 19 in 20) cases/);
  });

  it('works it out anew for another number of pairs', async () => {
    const screen = await render(<PowerBeforeStart pairs={20} pastRatings={[]} nowMs={nowMs} />);
    await screen.rerender(<PowerBeforeStart pairs={40} pastRatings={[]} nowMs={nowMs} />);
    await expect.element(screen.getByRole('status')).toMatchTextContent(/^40 pairs would find/);
  });

  it('draws the curve of before until all of the new one is there', async () => {
    const screen = await render(<PowerBeforeStart pairs={20} pastRatings={[]} nowMs={nowMs} />);
    const dots = () => screen.container.querySelectorAll('circle').length;
    await expect.poll(dots).toBe(9);
    const curve = changesOf(() => screen.container.querySelector('path.stroke-accent')?.outerHTML);
    const counts = changesOf(dots);
    await screen.rerender(<PowerBeforeStart pairs={40} pastRatings={[]} nowMs={nowMs} />);
    await expect.poll(() => curve.length).toBe(2);
    await expect.element(screen.getByRole('status')).toMatchTextContent(/^40 pairs would find/);
    expect(counts).toEqual([9]);
  });

  it('has a table of the same, of all nine sizes', async () => {
    const screen = await render(<PowerBeforeStart pairs={20} pastRatings={[]} nowMs={nowMs} />);
    await screen.getByRole('button', { name: 'The chances as a table' }).click();
    const rows = screen.getByRole('table', { name: /^Chance of a finding/ }).getByRole('row');
    await expect.poll(() => rows.elements().length).toBe(10);
    await expect.element(rows.nth(1)).toMatchTextContent(/^0[0-5]%$/);
    await expect.element(rows.nth(9)).toMatchTextContent(/^2(99|100)%$/);
  });
});
