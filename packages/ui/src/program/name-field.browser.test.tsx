import { createProgramDesk } from '@overtone/client/program/program-desk';
import { windDown } from '@overtone/client/program/testing/programs';
import { devicePrograms } from '@overtone/client/program-sync/device-programs';
import { useStore } from '@nanostores/react';
import { NAME_LENGTH } from '@overtone/domain/program/limits';
import { createFakeHost } from '@overtone/testkit/fake-host';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { NameField } from './name-field.tsx';

async function renderField() {
  const desk = createProgramDesk(devicePrograms(createFakeHost().storage));
  desk.open(windDown, 'own');
  function Holder() {
    const open = useStore(desk.$open);
    return open && <NameField desk={desk} open={open} />;
  }
  const screen = await render(<Holder />);
  const field = screen.getByRole('textbox', { name: 'Name of the program' });
  return { screen, desk, field, name: () => desk.$open.get()?.editor.program.name };
}

it('a name says how long it is before it is full, and takes no more', async () => {
  const { screen, field, name } = await renderField();
  await field.fill('x'.repeat(60));
  expect(screen.getByText(/characters/u).query()).toBeNull();
  await userEvent.keyboard('x'.repeat(12));
  await expect.element(screen.getByText('72 of 80 characters')).toBeVisible();
  await userEvent.keyboard(`${'x'.repeat(20)}{Enter}`);
  expect(name()).toBe('x'.repeat(NAME_LENGTH));
  await expect.element(screen.getByText(/characters/u)).not.toBeInTheDocument();
});

it('a name that cannot be stays as it was typed, with the reason, until it can', async () => {
  const { screen, field, name } = await renderField();
  const input = field.element();
  if (!(input instanceof HTMLInputElement)) throw new Error('There is no field.');
  // Whatever brings a longer one past the field: a keyboard that composes, a tool that fills forms.
  input.removeAttribute('maxlength');
  await field.fill('y'.repeat(81));
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('alert')).toMatchTextContent('1 to 80 characters');
  await expect.element(field).toHaveValue('y'.repeat(81));
  await expect.element(field).toBeInvalid();
  await userEvent.tab();
  await expect.element(field).toHaveValue('y'.repeat(81));
  expect(name()).toBe('Wind down');
  await field.fill('y'.repeat(80));
  await userEvent.keyboard('{Enter}');
  expect(name()).toBe('y'.repeat(80));
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
});

it('a field that is left empty has its name again', async () => {
  const { field, name } = await renderField();
  await field.fill('');
  await userEvent.tab();
  await expect.element(field).toHaveValue('Wind down');
  expect(name()).toBe('Wind down');
});

it('what is being typed stays when the name is changed elsewhere meanwhile, and goes with its program', async () => {
  const { desk, field, name } = await renderField();
  await field.fill('Evening at work');
  desk.change({ kind: 'rename', name: 'Evening at home' });
  await expect.element(field).toHaveValue('Evening at work');
  await userEvent.keyboard('{Enter}');
  expect(name()).toBe('Evening at work');
  await field.fill('Half a na');
  desk.open(windDown, 'own');
  await expect.element(field).toHaveValue('Wind down');
});

it('a name that was begun is let go by Escape', async () => {
  const { field, name } = await renderField();
  await field.fill('Half a na');
  await userEvent.keyboard('{Escape}');
  await expect.element(field).toHaveValue(windDown.name);
  await userEvent.tab();
  expect(name()).toBe(windDown.name);
});
