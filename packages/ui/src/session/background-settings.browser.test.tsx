import { createSession } from '@overtone/client/session/session';
import { DEMO_DEFAULTS } from '@overtone/domain/session/defaults';
import { createFakeEngine } from '@overtone/testkit/fake-engine';
import { createFakeHost } from '@overtone/testkit/fake-host';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CalmPanels } from '../page/calm-panels.tsx';
import { changesOf } from '../page/testing/changes-of.ts';
import { BackgroundSettings } from './background-settings.tsx';

it('the tracks come and go twice in a second while the background sound is chosen in haste', async () => {
  const host = createFakeHost();
  const defaults = { ...DEMO_DEFAULTS, backgroundSoundType: 'brown' } as const;
  const session = createSession({ defaults, engine: createFakeEngine(), host });
  const screen = await render(
    <CalmPanels host={host}>
      <BackgroundSettings session={session} />
    </CalmPanels>,
  );
  const track = screen.getByRole('button', { name: /Nature Track$/u });
  const shown = changesOf(() => track.query() !== null);
  const kind = () => session.$settings.get().backgroundSoundType;
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}'.repeat(13));
  await expect.poll(kind).toBe('ambient');
  expect(shown).toEqual([false, true]);
  await expect.element(track).toBeEnabled();
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(kind).toBe('off');
  await expect.element(track).toBeDisabled();
  await host.advance(500);
  await expect.poll(() => shown).toEqual([false, true, false]);
});
