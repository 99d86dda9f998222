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

/** Steps that a window remembers of those that the device took: more than it does while another window writes. */
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
 * missing. What the device had no room for goes on in this window, and is kept with the first write that finds room.
 *
 * @param see Hears what came of every step and of every write of another window, and whether the device keeps it.
 */
export function openWindowsState(
  store: KeptProgramsState,
  see: (came: Reconciled, isStored: boolean) => void,
): WindowsState {
  const own = randomUuid();
  let count = 0;
  /** The last write that the device took. */
  let stored = 0;
  /** What was counted on the device as it refused a write; null once it has taken one. */
  let refusedAt: string | null = null;
  let done: readonly CountedStep[] = [];
  let state = retried(store.read()?.state ?? NOTHING_KNOWN);

  /** What the next step starts from: what is kept, with what is to be done again as it lacks that. */
  function begin(): {
    kept: KeptState | null;
    before: ProgramsState;
    missing: readonly DoneStep[];
  } {
    const kept = store.read();
    // Nobody has written since a write was refused: what was done stands in this window, and is not to be done again.
    if (kept === null || refusedAt === countedIn(kept)) {
      return { kept, before: state, missing: [] };
    }
    const seen = kept.writes[own] ?? stored;
    return { kept, before: kept.state, missing: done.filter(({ number }) => number > seen) };
  }

  function write(kept: KeptState | null, steps: readonly DoneStep[]): void {
    count += 1;
    const number = count;
    done = [...without(done, steps), ...steps.map((step) => ({ ...step, number }))];
    const others = Object.entries(kept?.writes ?? {}).filter(([window]) => window !== own);
    const counted = [...others.slice(1 - MOST_WINDOWS), [own, count]];
    if (store.write({ state, writes: Object.fromEntries(counted) })) noteStored();
    else refusedAt = countedIn(kept);
  }

  function noteStored(): void {
    stored = count;
    refusedAt = null;
    done = done.slice(-MOST_REMEMBERED);
  }

  return {
    get: () => state,
    take(step) {
      const { kept, before, missing } = begin();
      const steps = [...missing, { step, ids: [] }];
      const came = after(before, steps);
      ({ state } = came);
      write(kept, steps);
      see(came, refusedAt === null);
      return refusedAt === null;
    },
    follow() {
      const { kept, before, missing } = begin();
      const came = after(before, missing);
      ({ state } = came);
      if (missing.length > 0) {
        // What changes nothing there is done there.
        if (JSON.stringify(state) === JSON.stringify(before)) {
          done = without(done, missing);
          noteStored();
        } else write(kept, missing);
      }
      see(came, refusedAt === null);
    },
  };
}

/** What tells whether another window has written: each counts its writes. */
function countedIn(kept: KeptState | null): string {
  return JSON.stringify(kept?.writes ?? null);
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
