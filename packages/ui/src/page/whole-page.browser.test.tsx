import { type ReactNode, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { WholePage } from './whole-page.tsx';

it('a page that breaks says so and what to do, and whoever must end light and sound is told', async () => {
  const onBroken = vi.fn<(cause: unknown) => void>();
  const screen = await render(
    <WholePage onBroken={onBroken}>
      <Breaks />
    </WholePage>,
  );
  expect(onBroken).not.toHaveBeenCalled();
  await screen.getByRole('button', { name: 'Break' }).click();
  await expect.element(screen.getByRole('alert')).toMatchTextContent('This page can’t go on');
  await expect.element(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  expect(onBroken).toHaveBeenCalledExactlyOnceWith(new Error('a mistake of ours'));
});

function Breaks(): ReactNode {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) throw new Error('a mistake of ours');
  return (
    <button type="button" onClick={() => setBroken(true)}>
      Break
    </button>
  );
}
