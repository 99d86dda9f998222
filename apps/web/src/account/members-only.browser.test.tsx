import type { Who } from '@overtone/client/account/account-store';
import { createFakeHost } from '@overtone/testkit/fake-host';
import { atom } from 'nanostores';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { createThemeStore } from '../theme/theme-choice.ts';
import { MembersOnly } from './members-only.tsx';

const member = (id: string, name: string): Who => ({
  kind: 'member',
  user: { id, name, email: `${id}@example.com`, emailVerified: true, role: 'member' },
});

const nothing = () => Promise.resolve();

/** Keeps whom it was first drawn for, as a page keeps what it has loaded. */
function Loaded({ name }: { readonly name: string }) {
  const [loadedFor] = useState(name);
  return <p>What {loadedFor} did</p>;
}

it('what a page has loaded for one person is gone when another sits here', async () => {
  const $who = atom<Who>(member('ada', 'Ada'));
  const boot = {
    account: { $who, $isAccountGone: atom(false), refresh: nothing },
    theme: createThemeStore(createFakeHost().storage),
  };
  const screen = await render(
    <MembersOnly boot={boot} here="/insights">
      {({ name }) => <Loaded name={name} />}
    </MembersOnly>,
  );
  await expect.element(screen.getByText('What Ada did')).toBeVisible();
  $who.set(member('eve', 'Eve'));
  await expect.element(screen.getByText('What Eve did')).toBeVisible();
  expect(screen.container.textContent).not.toContain('Ada');
});

it('says in place of the sign-in that the account is gone', async () => {
  const $who = atom<Who>(member('ada', 'Ada'));
  const $isAccountGone = atom(false);
  const boot = {
    account: { $who, $isAccountGone, refresh: nothing },
    theme: createThemeStore(createFakeHost().storage),
  };
  const screen = await render(
    <MembersOnly boot={boot} here="/insights">
      {({ name }) => <Loaded name={name} />}
    </MembersOnly>,
  );
  $isAccountGone.set(true);
  $who.set({ kind: 'visitor' });
  await expect.element(screen.getByText(/has been deleted/u)).toBeVisible();
  expect(screen.container.textContent).not.toContain('Ada');
});

it('says that the server is away, and asks it again for whoever wants that', async () => {
  const $who = atom<Who>({ kind: 'away' });
  const refresh = () => {
    $who.set(member('ada', 'Ada'));
    return Promise.resolve();
  };
  const boot = {
    account: { $who, $isAccountGone: atom(false), refresh },
    theme: createThemeStore(createFakeHost().storage),
  };
  const screen = await render(
    <MembersOnly boot={boot} here="/insights">
      {({ name }) => <Loaded name={name} />}
    </MembersOnly>,
  );
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/can’t be reached/u);
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByText('What Ada did')).toBeVisible();
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
});
