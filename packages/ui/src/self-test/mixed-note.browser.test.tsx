import type { NotPlayed } from '@overtone/domain/experiment/protocol/what-counts';
import { atom } from 'nanostores';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { MixedNote } from './mixed-note.tsx';

it('says that another tab plays into a session, that the time counts, and nothing once it does not', async () => {
  const $isMixed = atom(false);
  const $notPlayed = atom<NotPlayed>(null);
  const screen = await render(<MixedNote tests={{ $isMixed, $notPlayed }} />);
  expect(screen.getByRole('alert').query()).toBeNull();
  $isMixed.set(true);
  await expect
    .element(screen.getByRole('alert'))
    .toMatchTextContent(
      /Another tab is playing into your self-test.*the report will say how long/su,
    );
  $notPlayed.set('paused');
  await expect.element(screen.getByRole('alert')).not.toMatchTextContent(/This time counts/u);
  $isMixed.set(false);
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
});
