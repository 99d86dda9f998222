import type { Stop } from '@overtone/domain/stop';
import type { AudioStatus } from '@overtone/engine/engine';
import { atom, type ReadableAtom } from 'nanostores';
import type { Host } from '../platform/host.ts';
import { ALL_OFF, step, type Switchable, type Switched, type SwitchInput } from './switching.ts';

/** The switches of one session, and their clock. What they do is said in `switching.ts`. */
export interface Switchboard {
  /** What was asked for last; whoever draws a switch shows this, so that the next press means what it seems to. */
  readonly $asked: ReadableAtom<Switched>;
  /** What holds now. */
  readonly $inForce: ReadableAtom<Switched>;
  /** Call it inside a click or key press where it may turn the session on. */
  readonly ask: (what: Switchable, wants: boolean | 'opposite') => void;
  /** Off at once, without a fade. */
  readonly halt: () => void;
  readonly audioIs: (status: AudioStatus) => void;
  /** What it gives tells whether the session has been asked to be off since, also where it was off already. */
  readonly untilOff: () => () => boolean;
  /** Off for good: nothing that is asked afterwards changes anything. */
  readonly end: Stop;
}

/** What the switches act on. */
export interface SwitchboardParts {
  readonly host: Pick<Host, 'now' | 'after'>;
  /** Opens or wakes the sound. It runs in the task of the press that needs it. */
  readonly prepare: () => void;
  /** Ends light and sound without a fade; the session is off by then. */
  readonly halt: () => void;
}

/** Makes switches that are all off. */
export function createSwitchboard({ host, prepare, halt }: SwitchboardParts): Switchboard {
  const $asked = atom(ALL_OFF.asked);
  const $inForce = atom(ALL_OFF.inForce);
  const inputs: SwitchInput[] = [];
  let state = ALL_OFF;
  let isBusy = false;
  let isEnded = false;
  let timesAskedOff = 0;
  let stopWaiting: Stop = () => undefined;

  /** What an input causes may itself be the cause of another; that one waits for its turn. */
  function take(input: SwitchInput): void {
    if (isEnded) return;
    inputs.push(input);
    if (isBusy) return;
    isBusy = true;
    try {
      for (let next = inputs.shift(); next; next = inputs.shift()) run(next);
    } finally {
      isBusy = false;
    }
  }

  function run(input: SwitchInput): void {
    const { next, prepares, halts, dueInMs } = step(state, input, host.now());
    state = next;
    if (asksOff(input, next.asked)) timesAskedOff += 1;
    stopWaiting();
    stopWaiting =
      dueInMs === null ? () => undefined : host.after(dueInMs, () => take({ kind: 'due' }));
    if (prepares) prepare();
    show($asked, next.asked);
    show($inForce, next.inForce);
    if (halts) halt();
  }

  return {
    $asked,
    $inForce,
    ask: (what, wants) => take({ kind: 'ask', what, wants }),
    halt: () => take({ kind: 'halt' }),
    untilOff() {
      const before = timesAskedOff;
      return () => timesAskedOff !== before;
    },
    audioIs: (status) => take({ kind: 'audio', status }),
    end() {
      take({ kind: 'ask', what: 'session', wants: false });
      isEnded = true;
      stopWaiting();
    },
  };
}

function asksOff(input: SwitchInput, asked: Switched): boolean {
  const isOfSession = input.kind === 'halt' || (input.kind === 'ask' && input.what === 'session');
  return isOfSession && !asked.session;
}

function show($switched: ReturnType<typeof atom<Switched>>, next: Switched): void {
  const { session, light } = $switched.get();
  if (session !== next.session || light !== next.light) $switched.set(next);
}
