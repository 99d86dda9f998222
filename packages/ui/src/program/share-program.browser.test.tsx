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

it('a program that is too long for a link has no code either, which is said in other words', async () => {
  const own = OWN_PROGRAMS.find(({ program }) => program.name === 'Wind down');
  if (!own) throw new Error('There is no such program.');
  const course = Array.from({ length: 400 }, (_, at) => ({
    kind: 'stage' as const,
    lengthMs: 61_234 + at,
    curve: 'smooth' as const,
    to: { fastHz: 10 + at / 7, hue: (at * 7.3) % 360 },
  }));
  const program = { ...own.program, course };
  const screen = await render(<ShareProgram program={program} address="https://o.example/demo" />);
  await screen.getByRole('button', { name: 'QR code' }).click();
  await expect
    .element(screen.getByText(/^A QR code carries the link, and this program is too long/u))
    .toBeVisible();
  await screen.getByRole('button', { name: 'Copy link' }).click();
  await expect
    .element(screen.getByRole('status'))
    .toMatchTextContent(/^This program is too long for a link/u);
});
