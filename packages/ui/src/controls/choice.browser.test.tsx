import type { Stop } from '@overtone/domain/stop';
import { timedKeys } from '@overtone/testkit/timed-keys';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Choice } from './choice.tsx';

const OPTIONS = ['one', 'two', 'three', 'four'].map((value) => ({ value, name: value }));

let stop: Stop;

beforeEach(() => {
  stop = timedKeys(30);
});

afterEach(() => stop());

/** A choice with the focus on its first key; every value that it then takes. */
async function chosenOf(): Promise<readonly string[]> {
  const chosen: string[] = [];
  function Page() {
    const [value, setValue] = useState('one');
    const choose = (next: string) => {
      chosen.push(next);
      setValue(next);
    };
    return <Choice label="Number" options={OPTIONS} value={value} onChange={choose} />;
  }
  await render(<Page />);
  await userEvent.tab();
  return chosen;
}

it('moves four times in the second that an arrow key is held', async () => {
  const chosen = await chosenOf();
  await userEvent.keyboard('{ArrowRight>33/}');
  expect(chosen).toEqual(['two', 'three', 'four', 'one']);
});

it('moves at once by every press of its own, also after a key that was held', async () => {
  const chosen = await chosenOf();
  await userEvent.keyboard('{ArrowRight>5/}');
  expect(chosen).toEqual(['two']);
  await userEvent.keyboard('{ArrowRight}'.repeat(10));
  expect(chosen).toHaveLength(11);
});
