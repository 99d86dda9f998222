import { createFakeHost } from '@overtone/testkit/fake-host';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CalmPanels } from '../page/calm-panels.tsx';
import { changesOf } from '../page/testing/changes-of.ts';
import { HzField } from './hz-field.tsx';

const TOO_HIGH = 'Not applied: too high.';

async function renderField(first: number | null, isCalm = false) {
  const changes: (number | null)[] = [];
  function Holder() {
    const [value, setValue] = useState(first);
    const change = (next: number | null) => {
      changes.push(next);
      setValue(next);
    };
    return (
      <HzField
        name="centerModulationHz"
        label="Fast rhythm"
        value={value}
        problemOf={(hz) => (hz !== null && hz > 50 ? TOO_HIGH : null)}
        onChange={change}
      />
    );
  }
  const host = createFakeHost();
  const holder = <Holder />;
  const screen = await render(isCalm ? <CalmPanels host={host}>{holder}</CalmPanels> : holder);
  return { host, screen, changes, input: screen.getByRole('textbox', { name: 'Fast rhythm' }) };
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

  it('says at once why it cannot take a frequency, and not more than twice in a second in haste', async () => {
    const { host, screen, input } = await renderField(50, true);
    const said = screen.getByText(TOO_HIGH);
    const shown = changesOf(() => said.query() !== null);
    input.element().focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(said).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{ArrowDown}{ArrowUp}{ArrowDown}');
    await expect.element(input).toHaveValue('50');
    expect(shown).toEqual([false, true]);
    await host.advance(500);
    await expect.poll(() => shown).toEqual([false, true, false]);
  });

  it('goes one step up and down with its keys', async () => {
    const { screen, changes } = await renderField(40);
    await screen.getByRole('button', { name: 'Increase Fast rhythm' }).click();
    await screen.getByRole('button', { name: 'Decrease Fast rhythm' }).click();
    expect(changes).toEqual([40.1, 40]);
  });

  it('takes two decimals, and marks nothing that it applied', async () => {
    const { input, changes } = await renderField(40);
    for (const typed of ['0.14', '7.83', '13.33']) {
      await input.fill(typed);
      await userEvent.tab();
      await expect.element(input).toHaveValue(typed);
      await expect.element(input).not.toHaveAttribute('aria-invalid');
    }
    expect(changes).toEqual([0.14, 7.83, 13.33]);
  });

  it('applies nothing that it marks, and says why beside it', async () => {
    const { screen, input, changes } = await renderField(40);
    await input.fill('60');
    await userEvent.tab();
    await expect.element(input).toHaveAttribute('aria-invalid', 'true');
    await expect.element(input).toHaveAccessibleDescription(TOO_HIGH);
    await expect.element(screen.getByText(TOO_HIGH)).toBeVisible();
    await expect.element(input).toHaveValue('60');
    expect(changes).toEqual([]);
    await input.fill('41');
    await userEvent.tab();
    await expect.element(input).not.toHaveAttribute('aria-invalid');
    expect(changes).toEqual([41]);
  });

  it('comes back to what is set when that is typed again', async () => {
    const { input, changes } = await renderField(40);
    await input.fill('60');
    await userEvent.tab();
    await input.fill('40');
    await userEvent.tab();
    await expect.element(input).not.toHaveAttribute('aria-invalid');
    expect(changes).toEqual([]);
  });
});
