import { ok } from '@overtone/domain/result';
import { createFakeHost } from '@overtone/testkit/fake-host';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CalmPanels } from '../page/calm-panels.tsx';
import { changesOf } from '../page/testing/changes-of.ts';
import { ValueField } from './value-field.tsx';

const MOST = 10;

function Holder() {
  const [value, setValue] = useState(MOST);
  return (
    <ValueField
      label="Times"
      range="1 to 10"
      text={String(value)}
      read={(text) => ok(Number(text))}
      stepped={(direction) => value + direction}
      onChange={(wish) => {
        if (wish > MOST) return 'No more than 10.';
        setValue(wish);
        return null;
      }}
    />
  );
}

it('why a value cannot be had is said at once, and comes and goes twice in a second in haste', async () => {
  const host = createFakeHost();
  const screen = await render(
    <CalmPanels host={host}>
      <Holder />
    </CalmPanels>,
  );
  const field = screen.getByRole('textbox', { name: 'Times' });
  const said = screen.getByText('No more than 10.');
  const shown = changesOf(() => said.query() !== null);
  field.element().focus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(said).toBeVisible();
  await expect.element(field).toBeInvalid();
  await userEvent.keyboard('{ArrowDown}{ArrowUp}{ArrowUp}{ArrowDown}');
  await expect.element(field).toHaveValue('9');
  expect(shown).toEqual([false, true]);
  await host.advance(500);
  await expect.poll(() => shown).toEqual([false, true, false]);
  await expect.element(field).toBeValid();
});

it('what was typed is let go by Escape', async () => {
  const screen = await render(<Holder />);
  const field = screen.getByRole('textbox', { name: 'Times' });
  await field.fill('7');
  await userEvent.keyboard('{Escape}');
  await expect.element(field).toHaveValue('10');
  await userEvent.tab();
  await expect.element(field).toHaveValue('10');
});
