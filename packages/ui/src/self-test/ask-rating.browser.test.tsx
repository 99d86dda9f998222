import type { Question } from '@overtone/domain/experiment/protocol/protocol';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { AskRating } from './ask-rating.tsx';

it.each<[Question, readonly string[]]>([
  [{ kind: 'focus' }, ['1 of 5, hardly', '2 of 5', '3 of 5', '4 of 5', '5 of 5, fully']],
  [
    { kind: 'own', words: 'How calm were you?' },
    ['1 of 5, lowest', '2 of 5', '3 of 5', '4 of 5', '5 of 5, highest'],
  ],
])('what the ends of the scale mean is in their names: %o', async (question, names) => {
  const screen = await render(
    <AskRating question={question} onRating={() => undefined} leaveOut={() => undefined} />,
  );
  expect(screen.getByRole('radio').elements()).toHaveLength(names.length);
  for (const name of names) {
    await expect.element(screen.getByRole('radio', { name, exact: true })).toBeInTheDocument();
  }
});
