import { createSubmission } from '@overtone/client/account/submission';
import type { Reply } from '@overtone/client/api/call';
import { failed } from '@overtone/domain/result';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SubmissionForm } from './submission-form.tsx';

const NO = { sentence: 'That address is not one that we can write to.', code: 'invalid_email' };

/** A form whose replies the test gives; an empty address is refused without asking. */
async function renderForm() {
  let answer: (reply: Awaited<Reply<number>>) => void = () => undefined;
  const submission = createSubmission<string, number>(
    () => new Promise((resolve) => (answer = resolve)),
    (address) => (address === '' ? 'Say where to.' : null),
  );
  const draw = (address: string) => (
    <SubmissionForm submission={submission} values={address} button="Send">
      <input aria-label="Address" />
    </SubmissionForm>
  );
  const screen = await render(draw('a@b.example'));
  return {
    screen,
    alert: screen.getByRole('alert'),
    empty: () => screen.rerender(draw('')),
    send: () => screen.getByRole('button').click(),
    refuse: () => answer(failed(NO)),
    height: () => screen.container.offsetHeight,
  };
}

/** What an alert has said since: what was put into it, in turn. */
function listen(alert: Element) {
  const said: (string | null)[] = [];
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) said.push(node.textContent);
  }).observe(alert, { childList: true, subtree: true, characterData: true });
  return said;
}

describe('a form that was refused', () => {
  it('has the focus at its button again, where that was', async () => {
    const { screen, alert, refuse } = await renderForm();
    const button = screen.getByRole('button');
    button.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(button).toBeDisabled();
    await expect.element(button).not.toHaveFocus();
    refuse();
    await expect.element(alert).toHaveTextContent(NO.sentence);
    await expect.element(button).toHaveFocus();
  });

  it('stays as high while the next try is on its way, and says then nothing', async () => {
    const { screen, alert, send, refuse, height } = await renderForm();
    await send();
    refuse();
    await expect.element(alert).toHaveTextContent(NO.sentence);
    const refused = height();
    await send();
    await expect.element(screen.getByRole('button')).toBeDisabled();
    expect(height()).toBe(refused);
    expect(screen.container.querySelector('[role=alert]')?.textContent).toBe('');
  });

  it('reads out the same words again, whoever refuses', async () => {
    const { screen, alert, send, refuse, empty } = await renderForm();
    await send();
    refuse();
    await expect.element(alert).toHaveTextContent(NO.sentence);
    const said = listen(alert.element());
    await send();
    refuse();
    await expect.poll(() => said).toEqual([NO.sentence]);
    await empty();
    screen.getByRole('textbox').element().focus();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect.poll(() => said).toEqual([NO.sentence, 'Say where to.', 'Say where to.']);
  });
});
