import { createSession } from '@overtone/client/session/session';
import type { CurrentTest } from '@overtone/client/self-test/current-test';
import { EXAMPLE_START_MS, EXAMPLE_TEST } from '@overtone/domain/experiment/testing/example-test';
import { DEMO_DEFAULTS } from '@overtone/domain/session/defaults';
import { createFakeEngine } from '@overtone/testkit/fake-engine';
import { createFakeHost } from '@overtone/testkit/fake-host';
import { atom } from 'nanostores';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { NextSessionNote } from './next-session-note.tsx';

it('warns of what would mix into a session that was cut off and may go on, and no longer', async () => {
  const host = createFakeHost();
  const session = createSession({
    defaults: DEMO_DEFAULTS,
    engine: createFakeEngine(host.now),
    host,
  });
  const open = { startedAtMs: EXAMPLE_START_MS, endedAtMs: EXAMPLE_START_MS, playedMs: 0 };
  const current: CurrentTest = {
    test: { ...EXAMPLE_TEST, state: { kind: 'running', open } },
    step: { kind: 'answer', open },
    seenAtMs: EXAMPLE_START_MS,
    isUnderWay: false,
    elsewhere: null,
    canGoOn: true,
    hasOrder: true,
  };
  const $current = atom<CurrentTest | null>(current);
  const screen = await render(<NextSessionNote tests={{ $current }} session={session} />);
  const warning = screen.getByRole('alert');
  await expect.element(warning).toMatchTextContent(/was cut off.*would mix into it/su);
  $current.set({ ...current, canGoOn: false });
  await expect.element(warning).not.toBeInTheDocument();
});
