import { createSecondFactorApi } from '@overtone/client/account/second-factor-api';
import { createFakeHost, jsonResponse } from '@overtone/testkit/fake-host';
import { CalmPanels } from '@overtone/ui/page/calm-panels';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PasskeyItem } from './passkey-item.tsx';

const PASSKEY = {
  id: 'one',
  name: 'My laptop',
  createdAt: '2026-11-20T09:00:00Z',
  isShared: false,
};

async function renderItem(answer: object, passkey = PASSKEY) {
  const host = createFakeHost();
  host.respond('/api/account/passkeys/one', () => jsonResponse(answer));
  let changes = 0;
  const screen = await render(
    <CalmPanels host={host}>
      <PasskeyItem
        api={createSecondFactorApi(host)}
        passkey={passkey}
        hasPassword
        onChange={() => void (changes += 1)}
      />
    </CalmPanels>,
  );
  return { host, screen, changes: () => changes };
}

async function asksToRename() {
  const item = await renderItem({ ...PASSKEY, name: 'Work laptop' });
  await item.screen.getByRole('button', { name: 'Rename' }).click();
  return { ...item, field: item.screen.getByLabelText('Name of this passkey') };
}

async function renaming() {
  const item = await asksToRename();
  await item.host.advance(500);
  return item;
}

describe('a passkey that is being renamed', () => {
  it('has its new name at Enter', async () => {
    const { host, field, changes } = await renaming();
    await expect.element(field).toHaveFocus();
    await field.fill('Work laptop');
    await userEvent.keyboard('{Enter}');
    await expect.poll(changes).toBe(1);
    expect(host.requests).toMatchObject([{ body: { name: 'Work laptop' } }]);
    await expect.element(field).not.toBeInTheDocument();
  });

  it('needs a name, and asks for one without asking the server', async () => {
    const { host, screen, field } = await renaming();
    await field.fill('   ');
    await screen.getByRole('button', { name: 'Save' }).click();
    await expect
      .element(screen.getByRole('alert').filter({ hasText: 'Give it a name' }))
      .toBeVisible();
    expect(host.requests).toEqual([]);
  });

  it.each(['Cancel', 'Escape'])('keeps the old one at %s', async (how) => {
    const { host, screen, field } = await renaming();
    await field.fill('Work laptop');
    if (how === 'Escape') await userEvent.keyboard('{Escape}');
    else await screen.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(screen.getByText('My laptop').first()).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Rename' })).toHaveFocus();
    expect(host.requests).toEqual([]);
  });
});

describe('the form for a name', () => {
  it('comes and goes twice in a second, and goes however often it is told to', async () => {
    const { host, screen, field } = await asksToRename();
    await expect.element(field).toHaveFocus();
    await userEvent.keyboard('{Escape}{Escape}');
    await host.advance(499);
    await expect.element(field).toBeInTheDocument();
    await host.advance(1);
    await expect.element(field).not.toBeInTheDocument();
    const rename = screen.getByRole('button', { name: 'Rename' });
    await expect.element(rename).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await host.advance(499);
    await expect.element(rename).toBeInTheDocument();
    await host.advance(1);
    await expect.element(field).toHaveFocus();
  });
});

describe('the name of a passkey', () => {
  it('turns nothing around it, also one from before such names were refused', async () => {
    const { screen } = await renderItem({}, { ...PASSKEY, name: 'Key \u202egnp' });
    const names = screen.getByRole('listitem').element().querySelectorAll('bdi');
    expect([...names].map(({ textContent }) => textContent)).toEqual([
      'Key \u202egnp',
      'Key \u202egnp',
    ]);
    for (const name of names) expect(getComputedStyle(name).unicodeBidi).toBe('isolate');
  });
});

describe('a passkey that is to go', () => {
  it('goes with the password', async () => {
    const { host, screen, changes } = await renderItem({ ok: true });
    await screen.getByText('Remove “My laptop”').click();
    await screen.getByLabelText('Your password').fill('correct horse');
    await screen.getByRole('button', { name: 'Remove this passkey' }).click();
    await expect.poll(changes).toBe(1);
    expect(host.requests).toMatchObject([
      { method: 'DELETE', body: { password: 'correct horse' } },
    ]);
  });
});
