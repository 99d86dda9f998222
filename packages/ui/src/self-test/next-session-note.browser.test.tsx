import { createSession } from '@overtone/client/session/session';
import type { CurrentTest } from '@overtone/client/self-test/current-test';
import { HOUR_MS } from '@overtone/domain/experiment/protocol/testing/example-protocol';
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

it('says that a session waits for its answer, and until when that counts', async () => {
  const host = createFakeHost();
  const engine = createFakeEngine(host.now);
  const session = createSession({ defaults: DEMO_DEFAULTS, engine, host });
  const open = {
    startedAtMs: EXAMPLE_START_MS,
    endedAtMs: EXAMPLE_START_MS + HOUR_MS,
    playedMs: HOUR_MS,
  };
  const { sealed } = EXAMPLE_TEST;
  const protocol = { ...sealed.protocol, answerWithinMs: 4 * HOUR_MS };
  const current: CurrentTest = {
    test: {
      ...EXAMPLE_TEST,
      sealed: { ...sealed, protocol },
      state: { kind: 'running', open },
    },
    step: { kind: 'answer', open },
    seenAtMs: open.endedAtMs,
    isUnderWay: false,
    elsewhere: null,
    canGoOn: false,
    hasOrder: true,
  };
  const $current = atom<CurrentTest | null>(current);
  const screen = await render(<NextSessionNote tests={{ $current }} session={session} />);
  const note = screen.getByText(/A session is waiting for your answer\./u);
  const counts = screen.getByText(/It counts if you answer before/u);
  await expect.element(counts).toBeVisible();
  await expect
    .element(note)
    .toMatchTextContent(/The other session of this pair can be begun until/u);
  $current.set({ ...current, seenAtMs: open.endedAtMs + 5 * HOUR_MS });
  await expect.element(counts).not.toBeInTheDocument();
  await expect.element(note).toBeVisible();
  $current.set({ ...current, elsewhere: 'browser' });
  await expect.element(note).not.toBeInTheDocument();
});
