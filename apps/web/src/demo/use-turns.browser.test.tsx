import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { useTurns } from './use-turns.ts';

const PARTS = ['first', 'second', 'third'] as const;

describe('useTurns', () => {
  it('draws the parts in their order, each in a piece of its own', async () => {
    const drawings: string[] = [];
    function Page() {
      const isDrawn = useTurns(PARTS);
      const drawn = PARTS.filter(isDrawn).join(' ');
      if (drawings.at(-1) !== drawn) drawings.push(drawn);
      return <p>{drawn}</p>;
    }
    const screen = await render(<Page />);
    await expect.element(screen.getByText('first second third')).toBeVisible();
    expect(drawings).toEqual(['', 'first', 'first second', 'first second third']);
  });
});
