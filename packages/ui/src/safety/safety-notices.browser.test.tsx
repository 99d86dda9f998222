import { createOutputStore } from '@overtone/client/safety/output-store';
import { createSession } from '@overtone/client/session/session';
import { DEMO_DEFAULTS } from '@overtone/domain/session/defaults';
import { createFakeEngine } from '@overtone/testkit/fake-engine';
import { createFakeHost } from '@overtone/testkit/fake-host';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { CalmPanels } from '../page/calm-panels.tsx';
import { SafetyNotices } from './safety-notices.tsx';

it('the notice of a meeting comes and goes twice in a second, however fast it is switched', async () => {
  const engine = createFakeEngine();
  const host = createFakeHost();
  const session = createSession({ defaults: DEMO_DEFAULTS, engine, host });
  const output = createOutputStore({ engine, host, session, person: 'visitor' });
  const screen = await render(
    <CalmPanels host={host}>
      <SafetyNotices output={output} />
    </CalmPanels>,
  );
  const notice = screen.getByRole('status', { name: 'Meeting' });
  output.setInMeeting(true);
  await expect.element(notice).toBeVisible();
  await notice.getByRole('button', { name: 'End meeting' }).click();
  await host.advance(499);
  await expect.element(notice).toBeVisible();
  await host.advance(1);
  await expect.element(notice).not.toBeInTheDocument();
});
