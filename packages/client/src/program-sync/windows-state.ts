import { randomUuid } from '../ids/random-uuid.ts';
import type { KeptProgramsState, KeptState } from './kept-programs-state.ts';
import {
  inTurn,
  NOTHING_KNOWN,
  type ProgramsState,
  type Reconciled,
  retried,
} from './programs-state.ts';

/**
 * What a window does to what all windows keep. Done again it comes to the same: `newId` then gives the ids that it gave
 * before.
 */
export type Step = (before: ProgramsState, newId: () => string) => Reconciled;

interface DoneStep {
  readonly step: Step;
  /** The ids that it was given. */
  readonly ids: string[];
}

interface CountedStep extends DoneStep {
  /** The write of this window that it came with. */
  readonly number: number;
}

/** Steps that a window remembers: more than it does while another window writes. */
const MOST_REMEMBERED = 32;

/** Windows whose writes are counted: more than stand open at once. */
const MOST_WINDOWS = 8;

/** What the windows of a device keep of one person's programs, as one of them has it. */
export interface WindowsState {
  readonly get: () => ProgramsState;
  /** Does a step after all that any window did; says whether the device really keeps what came of it. */
  readonly take: (step: Step) => boolean;
  /** Another window has written: what it kept is what is kept. */
  readonly follow: () => void;
}

/**
 * Opens it for a window of its own. A browser shows to a window for a moment what was kept before another wrote, and what is
 * written then lacks what the other did. So each window counts its writes in what it keeps, and does again what it finds
 * missing.
 *
 * @param see Hears what came of every step and of every write of another window.
 */
export function openWindowsState(
  store: KeptProgramsState,
  see: (came: Reconciled) => void,
): WindowsState {
  const own = randomUuid();
  let count = 0;
  let done: readonly CountedStep[] = [];
  let state = retried(store.read()?.state ?? NOTHING_KNOWN);

  /** What another window overwrote of what was done here. */
  function missingIn(kept: KeptState | null): readonly DoneStep[] {
    const seen = kept?.writes[own] ?? count;
    return done.filter(({ number }) => number > seen);
  }

  function write(writes: KeptState['writes'], steps: readonly DoneStep[]): boolean {
    count += 1;
    const number = count;
    done = [...without(done, steps), ...steps.map((step) => ({ ...step, number }))].slice(
      -MOST_REMEMBERED,
    );
    const others = Object.entries(writes).filter(([window]) => window !== own);
    const counted = [...others.slice(1 - MOST_WINDOWS), [own, count]];
    return store.write({ state, writes: Object.fromEntries(counted) });
  }

  return {
    get: () => state,
    take(step) {
      const kept = store.read();
      const steps = [...missingIn(kept), { step, ids: [] }];
      const came = after(kept?.state ?? state, steps);
      ({ state } = came);
      const isStored = write(kept?.writes ?? {}, steps);
      see(came);
      return isStored;
    },
    follow() {
      const kept = store.read();
      const before = kept?.state ?? state;
      const missing = missingIn(kept);
      const came = after(before, missing);
      ({ state } = came);
      if (missing.length > 0) {
        // What changes nothing there is done there.
        if (JSON.stringify(state) === JSON.stringify(before)) done = without(done, missing);
        else write(kept?.writes ?? {}, missing);
      }
      see(came);
    },
  };
}

function after(before: ProgramsState, steps: readonly DoneStep[]): Reconciled {
  return inTurn(
    before,
    steps.map(({ step, ids }) => (state) => {
      let given = 0;
      return step(state, () => (ids[given++] ??= randomUuid()));
    }),
  );
}

function without(all: readonly CountedStep[], some: readonly DoneStep[]): readonly CountedStep[] {
  return all.filter(({ step }) => some.every((other) => other.step !== step));
}
