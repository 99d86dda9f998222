import { OWN_PROGRAMS } from '@overtone/domain/program/own/own-programs';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { ShareProgram } from './share-program.tsx';

it('a program that is saved as .sbg says what that loses, and as text that it lies there', async () => {
  const own = OWN_PROGRAMS.find(({ program }) => program.name === 'Wind down');
  if (!own) throw new Error('There is no such program.');
  const screen = await render(<ShareProgram program={own.program} address={null} />);
  const told = screen.getByRole('status');
  await screen.getByRole('button', { name: 'Save .sbg' }).click();
  await expect
    .element(told)
    .toMatchTextContent(/^Saved as wind-down\.sbg\. Only comments, .+ each\.$/u);
  await screen.getByRole('button', { name: 'Save text' }).click();
  await expect.element(told).toMatchTextContent(/^Saved as wind-down\.txt\.$/u);
});
