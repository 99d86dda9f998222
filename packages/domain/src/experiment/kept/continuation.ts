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

/**
 * Whether the open session of one has come further than the other's: put back, so that it is none any more; answered; rated; then
 * finished; of one and the same by runs of the attention task, and by what it has played, which no clock that is set can turn back, and then by when it was last
 * known to play.
 */
function isFurtherOpen(one: KeptTest, other: KeptTest): boolean {
  const [mine, theirs] = [one, other].map(openSteps);
  const at = mine?.findIndex((step, index) => step !== theirs?.[index]) ?? -1;
  return at >= 0 && (mine?.[at] ?? 0) > (theirs?.[at] ?? 0);
}

function openSteps({ falseStarts = [], state }: KeptTest): readonly number[] {
  if (state.kind !== 'running') return [Infinity];
  const putBack = falseStarts.length;
  if (state.open === null) return [putBack, 0];
  const { startedAtMs, rated, answers, isFinished, playedMs, endedAtMs } = state.open;
  const { taskRuns = 0 } = state.open;
  const said = answers ? 2 : rated ? 1 : 0;
  return [putBack, 1, said, startedAtMs, isFinished ? 1 : 0, taskRuns, playedMs, endedAtMs];
}

function opensSame({ state: one }: KeptTest, { state: other }: KeptTest): boolean {
  if (one.kind !== 'running' || other.kind !== 'running') return false;
  return one.open !== null && one.open.startedAtMs === other.open?.startedAtMs;
}

/**
 * Of a test as a device has it and as the account has it, the one that has come further. Where both have gone on apart it
 * is the account's: the sessions of one device cannot stand in the place of another's. Sessions outside the test add up, and
 * what an open session began with is known here alone.
 */
export function furtherOf(here: KeptTest, there: KeptTest): KeptTest {
  const [leads, follows] = [continues(there, here), continues(here, there)];
  const isHere = leads && (!follows || isFurtherOpen(here, there));
  const begun = begunWith(here);
  const isKnownHere = opensSame(here, there) && Object.keys(begun).length > 0;
  const theirs = isKnownHere ? withBegunWith(there, begun) : there;
  const further = isHere ? here : theirs;
  const known = withOther(further, Math.max(here.otherUntilMs ?? 0, there.otherUntilMs ?? 0));
  return withClockOf(withAllFalseStarts(known, here, there), here);
}

/** Those that were put back stay known, whichever of the two has come further. */
function withAllFalseStarts(further: KeptTest, here: KeptTest, there: KeptTest): KeptTest {
  const [mine, theirs] = [here.falseStarts ?? [], there.falseStarts ?? []];
  const falseStarts = mine.length > theirs.length ? mine : theirs;
  const isKnown = falseStarts.length === (further.falseStarts?.length ?? 0);
  return isKnown || further.state.kind !== 'running' ? further : { ...further, falseStarts };
}

/** What this device has seen of its clock stays known to it, for as long as the same session is the latest. */
function withClockOf(
  further: KeptTest,
  { attempts, foundBehindMs, seenOverMs }: KeptTest,
): KeptTest {
  const isSameSession = attempts.length === further.attempts.length;
  const hasSeen = foundBehindMs !== undefined || seenOverMs !== undefined;
  if (!hasSeen || !isSameSession || further.state.kind !== 'running') return further;
  return {
    ...further,
    ...(foundBehindMs !== undefined && { foundBehindMs }),
    ...(seenOverMs !== undefined && { seenOverMs }),
  };
}
