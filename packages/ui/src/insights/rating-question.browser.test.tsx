import { createInterfaceStore } from '@overtone/client/settings-sync/interface-store';
import { createRatingAsker } from '@overtone/client/usage/rating-asker';
import { createFakeHost } from '@overtone/testkit/fake-host';
import { atom } from 'nanostores';
import { expect, it } from 'vitest';
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
  return { host, screen, question };
}

it('what the ends of the scale mean is in the names of their buttons', async () => {
  const { question } = await renderQuestion();
  for (const name of ['1 of 5, hardly', '2 of 5', '3 of 5', '4 of 5', '5 of 5, fully']) {
    await expect.element(question.getByRole('button', { name, exact: true })).toBeVisible();
  }
});
