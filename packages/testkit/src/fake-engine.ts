import { DEMO_DEFAULTS } from '@overtone/domain/session/defaults';
import { DEFAULT_OUTPUT_CHOICE, type OutputChoice } from '@overtone/domain/safety/output-choice';
import type { ProgramPlay } from '@overtone/domain/program/play/program-play';
import type { SessionSettings } from '@overtone/domain/session/settings';
import type { Milliseconds } from '@overtone/domain/units';
import type { Engine, EngineState, RhythmReading, SignalReading } from '@overtone/engine/engine';
import { observable } from '@overtone/engine/observable';
import { stimulusFrom } from '@overtone/engine/stimulus/plan';
import { UNKNOWN_OUTPUT } from './outputs.ts';

/** A command that the code under test gave. */
export type EngineCommand =
  | { readonly name: 'start' }
  | {
      readonly name: 'apply';
      readonly settings: SessionSettings;
      readonly play: ProgramPlay | null;
    }
  | { readonly name: 'choose'; readonly choice: OutputChoice }
  | { readonly name: 'attachCanvas' }
  | { readonly name: 'detachCanvas' }
  | { readonly name: 'shutDown' };

/** An engine without sound or light that makes real plans and remembers its commands. */
export interface FakeEngine extends Engine {
  readonly commands: readonly EngineCommand[];
  /** The settings applied last; null before the first. */
  readonly applied: SessionSettings | null;
  /** The play applied last; null without one. */
  readonly play: ProgramPlay | null;
  /** Reports this to whoever watches the state. */
  readonly report: (change: Partial<EngineState>) => void;
}

const AT_REST: RhythmReading = { sound: 0, light: 0, soundHz: 0, lightHz: 0 };
const SIGNAL: SignalReading = {
  global: AT_REST,
  centre: AT_REST,
  frames: { shown: 0, dropped: 0 },
  lightSoundOffsetMs: null,
  soundPhase: { lagMs: null, timesLedBack: 0 },
};

/** Makes an engine that is idle, with the demo's plan, whose clock is `now`. */
export function createFakeEngine(now: () => Milliseconds = () => 0): FakeEngine {
  const commands: EngineCommand[] = [];
  let applied: SessionSettings | null = null;
  let played: ProgramPlay | null = null;
  let choice: OutputChoice = DEFAULT_OUTPUT_CHOICE;
  const state = observable<EngineState>({
    audio: 'idle',
    light: 'detached',
    refreshHz: null,
    plan: stimulusFrom(DEMO_DEFAULTS, UNKNOWN_OUTPUT),
  });
  const report = (change: Partial<EngineState>) => state.set({ ...state.get(), ...change });

  function perform(): void {
    const isAttached = state.get().light !== 'detached';
    const plan = stimulusFrom(applied ?? DEMO_DEFAULTS, { ...UNKNOWN_OUTPUT, ...choice });
    report({ plan, ...(isAttached ? { light: plan.light.isOn ? 'on' : 'off' } : {}) });
  }

  return {
    state,
    signal: () => SIGNAL,
    time: () => now() / 1000,
    commands,
    get applied() {
      return applied;
    },
    get play() {
      return played;
    },
    report,
    start() {
      commands.push({ name: 'start' });
      report({ audio: 'running' });
      return Promise.resolve();
    },
    apply(settings, play = null) {
      applied = settings;
      played = play;
      commands.push({ name: 'apply', settings, play });
      perform();
    },
    choose(next) {
      choice = next;
      commands.push({ name: 'choose', choice });
      perform();
    },
    attachCanvas() {
      commands.push({ name: 'attachCanvas' });
      report({ light: 'off' });
      return () => {
        commands.push({ name: 'detachCanvas' });
        report({ light: 'detached' });
      };
    },
    shutDown() {
      commands.push({ name: 'shutDown' });
      const isAttached = state.get().light !== 'detached';
      report({ audio: 'idle', light: isAttached ? 'off' : 'detached' });
    },
  };
}
