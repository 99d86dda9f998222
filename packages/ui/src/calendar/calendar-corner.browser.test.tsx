import { DEVICE_CALENDAR_KEY } from '@overtone/client/calendar/device-calendar';
import { followCalendar } from '@overtone/client/calendar/follow-calendar';
import { createSession } from '@overtone/client/session/session';
import { DEMO_DEFAULTS } from '@overtone/domain/session/defaults';
import { createFakeEngine } from '@overtone/testkit/fake-engine';
import { createFakeHost } from '@overtone/testkit/fake-host';
import { describe, expect, it, onTestFinished } from 'vitest';
import { render } from 'vitest-browser-react';
import { CalendarCorner } from './calendar-corner.tsx';

async function renderCorner(kept: string | null) {
  const host = createFakeHost();
  if (kept !== null) host.storage.write(DEVICE_CALENDAR_KEY, kept);
  const session = createSession({ defaults: DEMO_DEFAULTS, engine: createFakeEngine(), host });
  const followed = followCalendar({
    host,
    session,
    isMember: false,
    hasHostedModel: false,
    open: () => undefined,
  });
  onTestFinished(followed.stop);
  return render(<CalendarCorner {...{ followed, session }} now={host.wallClock} />);
}

describe('the corner of the calendar', () => {
  it('is folded away for somebody who has connected none, and unfolds to the way to add one', async () => {
    const screen = await renderCorner(null);
    await expect.element(screen.getByRole('heading', { name: 'Calendar' })).not.toBeInTheDocument();
    await screen.getByRole('button', { name: 'Follow a calendar' }).click();
    await expect.element(screen.getByRole('button', { name: 'Choose a file' })).toBeVisible();
  });

  it('stands open for somebody who has one', async () => {
    const screen = await renderCorner(JSON.stringify({ name: 'Work', occurrences: [] }));
    await expect
      .element(screen.getByRole('heading', { name: 'Calendar', exact: true }))
      .toBeVisible();
    await expect.element(screen.getByText('Work', { exact: false }).first()).toBeVisible();
  });
});
