import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { HzField } from './hz-field.tsx';

async function renderField(first: number | null) {
  const changes: (number | null)[] = [];
  function Holder() {
    const [value, setValue] = useState(first);
    const change = (next: number | null) => {
      changes.push(next);
      setValue(next);
    };
    return (
      <HzField name="centerModulationHz" label="Fast rhythm" value={value} onChange={change} />
    );
  }
  const screen = await render(<Holder />);
  return { screen, changes, input: screen.getByRole('textbox', { name: 'Fast rhythm' }) };
}

describe('HzField', () => {
  it('never rounds what is stored, even when it is visited and left', async () => {
    const { input, changes } = await renderField(13.3333);
    await expect.element(input).toHaveValue('13.33');
    await input.click();
    await userEvent.tab();
    expect(changes).toEqual([]);
  });

  it('takes a typed frequency when the field is left', async () => {
    const { input, changes } = await renderField(40);
    await input.fill('12.5');
    await userEvent.tab();
    expect(changes).toEqual([12.5]);
  });

  it('turns an emptied field into no rhythm, and shows none as empty', async () => {
    const { input, changes } = await renderField(40);
    await input.fill('');
    await userEvent.tab();
    expect(changes).toEqual([null]);
    await expect.element(input).toHaveValue('');
  });

  it('goes one step up and down with its keys', async () => {
    const { screen, changes } = await renderField(40);
    await screen.getByRole('button', { name: 'Increase Fast rhythm' }).click();
    await screen.getByRole('button', { name: 'Decrease Fast rhythm' }).click();
    expect(changes).toEqual([40.1, 40]);
  });
});
