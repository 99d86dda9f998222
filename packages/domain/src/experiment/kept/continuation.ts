import type { KeptTest } from './kept-test.ts';
import { begunWith, withBegunWith } from './begun-with.ts';
import { withOther } from './next-state.ts';

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, part]) => [key, sorted(part)]),
  );
}

/**
 * Whether a test as it is now may come from what it was: the same seal, nothing of what was attempted taken out or changed,
 * and nothing more once it is over. What is open may come and go.
 */
export function continues(before: KeptTest, after: KeptTest): boolean {
  const isSealed =
    before.id === after.id &&
    before.createdAtMs === after.createdAtMs &&
    isSame(before.sealed, after.sealed);
  const keepsAttempts = isSame(before.attempts, after.attempts.slice(0, before.attempts.length));
  const isOpen = before.state.kind === 'running' || isSame(before, after);
  return isSealed && keepsAttempts && isOpen;
}

/** How far an open session has come: an answered one further than any other, a finished one further than it was before. */
function openUntilMs({ state }: KeptTest): number {
  if (state.kind !== 'running') return Infinity;
  if (state.open === null) return -1;
  const { answers, endedAtMs, isFinished } = state.open;
  return answers ? LATER_MS : endedAtMs + (isFinished ? 0.5 : 0);
}

function opensSame({ state: one }: KeptTest, { state: other }: KeptTest): boolean {
  if (one.kind !== 'running' || other.kind !== 'running') return false;
  return one.open !== null && one.open.startedAtMs === other.open?.startedAtMs;
}

/** After every time that a session can have. */
const LATER_MS = Number.MAX_SAFE_INTEGER;

/**
 * Of a test as a device has it and as the account has it, the one that has come further. Where both have gone on apart it
 * is the account's: the sessions of one device cannot stand in the place of another's. Sessions outside the test add up, and
 * what an open session began with is known here alone.
 */
export function furtherOf(here: KeptTest, there: KeptTest): KeptTest {
  const [leads, follows] = [continues(there, here), continues(here, there)];
  const isHere = leads && (!follows || openUntilMs(here) > openUntilMs(there));
  const begun = begunWith(here);
  const isKnownHere = opensSame(here, there) && Object.keys(begun).length > 0;
  const theirs = isKnownHere ? withBegunWith(there, begun) : there;
  const further = isHere ? here : theirs;
  return withOther(further, Math.max(here.otherUntilMs ?? 0, there.otherUntilMs ?? 0));
}
