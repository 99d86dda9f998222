import { failed, ok } from '@overtone/domain/result';
import type { Reply } from '@overtone/client/api/call';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { Refused } from './refused.tsx';
import { useLoaded } from './use-loaded.ts';

function Part({ load }: { readonly load: () => Reply<string> }) {
  const { state, reload } = useLoaded(load);
  return (
    <>
      {state.kind === 'ready' && <p>{state.value}</p>}
      <Refused state={state} onRetry={reload} />
    </>
  );
}

it('says why something could not be read, and reads it once more when asked', async () => {
  let isAway = true;
  const away = { sentence: 'The server does not answer.', code: null };
  const load = (): Reply<string> => Promise.resolve(isAway ? failed(away) : ok('What was read'));
  const screen = await render(<Part load={load} />);
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/does not answer/u);
  isAway = false;
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByText('What was read')).toBeVisible();
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
});
