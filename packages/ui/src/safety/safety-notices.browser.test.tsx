import { createOutputStore } from '@overtone/client/safety/output-store';
import { createSession } from '@overtone/client/session/session';
import { DEMO_DEFAULTS } from '@overtone/domain/session/defaults';
import { createFakeEngine } from '@overtone/testkit/fake-engine';
import { createFakeHost } from '@overtone/testkit/fake-host';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CalmPanels } from '../page/calm-panels.tsx';
import { SafetyNotices } from './safety-notices.tsx';

async function setUp() {
  const engine = createFakeEngine();
  const host = createFakeHost();
  const session = createSession({ defaults: DEMO_DEFAULTS, engine, host });
  const output = createOutputStore({ engine, host, session, person: 'visitor' });
  const screen = await render(
    <CalmPanels host={host}>
      <SafetyNotices session={session} output={output} />
    </CalmPanels>,
  );
  return { host, output, screen };
}

it('the notice of a meeting comes and goes twice in a second, however fast it is switched', async () => {
  const { host, output, screen } = await setUp();
  const notice = screen.getByRole('status', { name: 'Meeting' });
  output.setInMeeting(true);
  await expect.element(notice).toBeVisible();
  await notice.getByRole('button', { name: 'End meeting' }).click();
  await host.advance(499);
  await expect.element(notice).toBeVisible();
  await host.advance(1);
  await expect.element(notice).not.toBeInTheDocument();
});

it('a notice that goes as its key is pressed leaves the focus to the next, and not to the page', async () => {
  const { host, output, screen } = await setUp();
  const guard = screen.getByRole('button', { name: 'Turn it on' });
  const meeting = screen.getByRole('button', { name: 'End meeting' });
  output.turnGuardOff();
  await expect.element(guard).toBeVisible();
  await host.advance(1000);
  output.setInMeeting(true);
  await expect.element(meeting).toBeVisible();
  guard.element().focus();
  await userEvent.keyboard('{Enter}');
  await host.advance(1000);
  await expect.element(meeting).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await host.advance(1000);
  await expect.element(meeting).not.toBeInTheDocument();
  expect(document.activeElement).not.toBe(document.body);
});
