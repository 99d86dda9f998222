import type { KeptTest } from './kept-test.ts';
import type { OpenSession } from './open-session.ts';

/** What an open session began with; only the browser that plays it knows, since no other may go on with it. */
export type BegunWith = Pick<OpenSession, 'start' | 'atStart'>;

/** What the open session of a test began with, as far as is known here. */
export function begunWith({ state }: KeptTest): BegunWith {
  const { start, atStart } = (state.kind === 'running' && state.open) || {};
  return { ...(start && { start }), ...(atStart && { atStart }) };
}

/** The same test with what its open session began with, and nothing else of that. */
export function withBegunWith(test: KeptTest, begun: BegunWith): KeptTest {
  if (test.state.kind !== 'running' || !test.state.open) return test;
  const { start: _start, atStart: _atStart, ...open } = test.state.open;
  return { ...test, state: { kind: 'running', open: { ...open, ...begun } } };
}
