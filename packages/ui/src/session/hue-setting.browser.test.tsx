import { createOutputStore } from '@overtone/client/safety/output-store';
import { createSession } from '@overtone/client/session/session';
import { DEMO_DEFAULTS } from '@overtone/domain/session/defaults';
import { createFakeEngine } from '@overtone/testkit/fake-engine';
import { createFakeHost } from '@overtone/testkit/fake-host';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CalmPanels } from '../page/calm-panels.tsx';
import { changesOf } from '../page/testing/changes-of.ts';
import { HueSetting } from './hue-setting.tsx';

it('what is shown in place of a red is said at once, and comes and goes twice in a second in haste', async () => {
  const host = createFakeHost();
  const engine = createFakeEngine();
  const session = createSession({ defaults: { ...DEMO_DEFAULTS, visualHue: 40 }, engine, host });
  const output = createOutputStore({ engine, host, session, person: 'visitor' });
  const screen = await render(
    <CalmPanels host={host}>
      <HueSetting session={session} output={output} />
    </CalmPanels>,
  );
  const said = screen.getByText('Flash guard keeps light out of saturated red: 40° is shown.');
  const shown = changesOf(() => said.query() !== null);
  screen.getByRole('slider', { name: 'Hue' }).element().focus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(said).toBeVisible();
  await userEvent.keyboard('{ArrowRight}{ArrowLeft}{ArrowRight}{ArrowLeft}{ArrowRight}');
  await expect.poll(() => session.$settings.get().visualHue).toBe(40);
  expect(shown).toEqual([false, true]);
  await host.advance(500);
  await expect.poll(() => shown).toEqual([false, true, false]);
});
