import { ok } from '@overtone/domain/result';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ACCOUNT_WORDS } from '../../content/account.ts';
import { NewLink } from './new-link.tsx';

const WORDS = ACCOUNT_WORDS.unconfirmed;

async function renderLink() {
  const reply = Promise.withResolvers<void>();
  const api = { mailConfirmationLink: () => reply.promise.then(() => ok(undefined)) };
  const screen = await render(
    <>
      <NewLink api={api} email="ada@example.com" />
      <a href="#elsewhere">Elsewhere</a>
    </>,
  );
  screen.getByRole('button', { name: WORDS.again }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('button')).toBeDisabled();
  return { screen, answer: reply.resolve };
}

it('what has come of a press takes the focus that went with its button', async () => {
  const { screen, answer } = await renderLink();
  answer();
  await expect.element(screen.getByText(WORDS.sent)).toHaveFocus();
});

it('what has come of a press leaves the focus to whoever has moved on', async () => {
  const { screen, answer } = await renderLink();
  const elsewhere = screen.getByRole('link', { name: 'Elsewhere' });
  elsewhere.element().focus();
  answer();
  await expect.element(screen.getByText(WORDS.sent)).toBeVisible();
  await expect.element(elsewhere).toHaveFocus();
});
