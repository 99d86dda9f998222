import { createSecondFactorApi } from '@overtone/client/account/second-factor-api';
import { createFakeHost, jsonResponse } from '@overtone/testkit/fake-host';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SecondStepSection } from './second-step-section.tsx';

const BACKUP_CODES = ['aaaaa-bbbbb', 'ccccc-ddddd'];
const PATH = '/api/account/second-step';

/** The section of somebody with or without two-step sign-in; a code, or a request to turn it off, turns it over. */
async function renderSection(isOnAtFirst: boolean) {
  const host = createFakeHost();
  let isOn = isOnAtFirst;
  host.respond(PATH, ({ method }) => {
    if (method === 'POST') {
      return jsonResponse({ uri: 'otpauth://totp/O?secret=ABCD', backupCodes: BACKUP_CODES });
    }
    if (method === 'DELETE') isOn = false;
    return jsonResponse(
      method === 'DELETE' ? { ok: true } : { isOn, backupCodesLeft: isOn ? 2 : 0 },
    );
  });
  host.respond(`${PATH}/confirmation`, () => {
    isOn = true;
    return jsonResponse({ ok: true });
  });
  host.respond(`${PATH}/backup-codes`, () => jsonResponse({ backupCodes: BACKUP_CODES }));
  const screen = await render(<SecondStepSection api={createSecondFactorApi(host)} />);
  const codes = screen.getByRole('group', { name: 'Your new backup codes' });
  /** Unfolds a question for the password, and answers it by keyboard. */
  const answer = async (summary: string) => {
    const question = screen.getByText(summary, { exact: true });
    await question.click();
    const field = question.element().parentElement?.querySelector('input');
    field?.focus();
    await userEvent.keyboard('correct horse{Enter}');
  };
  return { screen, codes, answer };
}

describe('two-step sign-in', () => {
  it('takes whoever sets it up on to the QR code, and from there to the codes that are shown once', async () => {
    const { screen, codes, answer } = await renderSection(false);
    await answer('Set up two-step sign-in');
    await expect
      .element(screen.getByText('1. Scan this with your authenticator app.'))
      .toHaveFocus();
    await screen.getByRole('textbox', { name: 'Code' }).fill('123456');
    await userEvent.keyboard('{Enter}');
    await expect.element(codes).toHaveFocus();
    await expect.element(codes).toHaveAccessibleDescription(/they are shown only once\./u);
    await screen.getByRole('button', { name: 'I have saved them' }).click();
    await expect.element(screen.getByText('On. 2 backup codes left.')).toHaveFocus();
  });

  it('takes whoever makes new codes on to them', async () => {
    const { codes, answer } = await renderSection(true);
    await answer('New backup codes');
    await expect.element(codes).toHaveFocus();
  });

  it('says that it is off to whoever turns it off', async () => {
    const { screen, answer } = await renderSection(true);
    await answer('Turn off');
    await expect.element(screen.getByText('Two-step sign-in is off.')).toHaveFocus();
  });

  it('leaves the focus alone when it has come', async () => {
    const { screen } = await renderSection(true);
    await expect.element(screen.getByText('On. 2 backup codes left.')).toBeVisible();
    expect(document.activeElement).toBe(document.body);
  });
});
