import { createInterfaceStore } from '@overtone/client/settings-sync/interface-store';
import { createRatingAsker, QUESTION_STAYS_MS } from '@overtone/client/usage/rating-asker';
import { createFakeHost } from '@overtone/testkit/fake-host';
import { atom } from 'nanostores';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { RatingQuestion } from './rating-question.tsx';

/** The question as a session begins, under something that has nothing to do with it. */
async function renderQuestion() {
  const host = createFakeHost();
  const $isOn = atom(false);
  const asker = createRatingAsker({
    session: { $isOn, program: { $isBlind: atom(false) } },
    meter: { rate: () => undefined },
    look: createInterfaceStore(host.storage),
    host,
  });
  const screen = await render(
    <>
      <a href="#elsewhere">Elsewhere</a>
      <RatingQuestion asker={asker} />
    </>,
  );
  $isOn.set(true);
  const question = screen.getByRole('region', { name: 'How focused are you right now?' });
  await expect.element(question).toBeVisible();
  const elsewhere = screen.getByRole('link', { name: 'Elsewhere' });
  return { host, question, elsewhere };
}

it('what the ends of the scale mean is in the names of their buttons', async () => {
  const { question } = await renderQuestion();
  for (const name of ['1 of 5, hardly', '2 of 5', '3 of 5', '4 of 5', '5 of 5, fully']) {
    await expect.element(question.getByRole('button', { name, exact: true })).toBeVisible();
  }
});

it.each(['2 of 5', 'Skip', 'Don’t ask again'])(
  'gives the focus back to where it came from, after %s',
  async (name) => {
    const { question, elsewhere } = await renderQuestion();
    elsewhere.element().focus();
    question.getByRole('button', { name }).element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(question).not.toBeInTheDocument();
    await expect.element(elsewhere).toHaveFocus();
  },
);

it('stays for as long as the focus or the pointer is at it, and then for its time', async () => {
  const { host, question, elsewhere } = await renderQuestion();
  await elsewhere.hover();
  const row = question.element().parentElement;
  question.getByRole('button', { name: 'Skip' }).element().focus();
  row?.dispatchEvent(new PointerEvent('pointerenter'));
  row?.dispatchEvent(new PointerEvent('pointerleave'));
  await host.advance(QUESTION_STAYS_MS);
  await expect.element(question).toBeVisible();
  await userEvent.tab();
  await host.advance(QUESTION_STAYS_MS);
  await expect.element(question).toBeVisible();
  row?.dispatchEvent(new PointerEvent('pointerenter'));
  elsewhere.element().focus();
  await host.advance(QUESTION_STAYS_MS);
  await expect.element(question).toBeVisible();
  row?.dispatchEvent(new PointerEvent('pointerleave'));
  await host.advance(QUESTION_STAYS_MS - 1);
  await expect.element(question).toBeVisible();
  await host.advance(1);
  await expect.element(question).not.toBeInTheDocument();
});
