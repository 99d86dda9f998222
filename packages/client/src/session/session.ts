import { settingsLedBy } from '@overtone/domain/program/settings-led';
import type { SessionSettings } from '@overtone/domain/session/settings';
import { takesOver } from '@overtone/domain/suggestion/apply-suggestion';
import type { Stop } from '@overtone/domain/stop';
import type { Milliseconds } from '@overtone/domain/units';
import type { Engine, EngineState, SignalReading } from '@overtone/engine/engine';
import { computed, type ReadableAtom } from 'nanostores';
import type { Host } from '../platform/host.ts';
import type { ChangeCause, SessionChange, SettingsChange } from './session-change.ts';
import { createProgramPlayer } from './program-player.ts';
import { createHeldRequests, type HeldRequests } from './held-requests.ts';
import { keepPlace } from './left-program.ts';
import { createSettingsCommands, type SettingsCommands } from './session-commands.ts';
import { driveEngine } from './session-driver.ts';
import type { SessionProgram } from './session-program.ts';
import { createSessionStore } from './session-store.ts';
import { shownProgram } from './shown-program.ts';
import { createSwitchboard } from './switchboard.ts';
import type { UndoStep } from './undo-history.ts';

/** Turns the session on and off, no faster than is safe. Whatever was asked for last holds in the end. */
export interface OnOffSwitch {
  /** Turns on now, or as soon as the interval since the last change has passed. Call it inside a click or key press. */
  readonly turnOn: () => void;
  /** Turns off at once, and takes back a start that is still waiting. */
  readonly turnOff: () => void;
  /** Asks for the opposite of what was asked for last. Call it inside a click or key press. */
  readonly toggle: () => void;
}

/** Whether there is light while the session is on. It shares the session's pace, so that light never starts too soon. */
export interface LightSwitch {
  /** Whether light holds now. */
  readonly $isOn: ReadableAtom<boolean>;
  /** Light off holds at once; light on holds as soon as it may. */
  readonly ask: (showsLight: boolean) => void;
}

/** One person's session: the settings, their only writer, and the light and sound that follow them. */
export interface Session extends SettingsCommands, OnOffSwitch {
  /** The settings that this session began with. */
  readonly defaults: SessionSettings;
  readonly $settings: ReadableAtom<SessionSettings>;
  /** The settings without what an event of a calendar leads: what is kept, goes with an account, and comes back. */
  readonly $own: ReadableAtom<SessionSettings>;
  /**
   * What holds now: the settings as the person has them, or while a program is taken up, as that sets them where it stands. A blind
   * one sets nothing here: what is asked for meanwhile is done to the person's settings, once it is over.
   */
  readonly settingsInForce: () => SessionSettings;
  readonly $isOn: ReadableAtom<boolean>;
  /** What was asked for last, on or off. A switch shows this; light and sound follow within the safe interval. */
  readonly $isWanted: ReadableAtom<boolean>;
  readonly light: LightSwitch;
  readonly program: SessionProgram;
  /** What was asked for while a blind session ran, whose place nothing takes without a word. */
  readonly held: HeldRequests;
  /** What light and sound are doing. */
  readonly $engine: ReadableAtom<EngineState>;
  /** Calls `see` with what is being delivered: now, then every `everyMs`, until stopped. */
  readonly watchSignal: (everyMs: Milliseconds, see: (reading: SignalReading) => void) => Stop;
  /** The latest write, also one that changed nothing; null before the first. */
  readonly $lastChange: ReadableAtom<SessionChange | null>;
  /** The step that `undo` would take back; null when there is none. */
  readonly $undoStep: ReadableAtom<UndoStep | null>;
  /** Merges `change` into the settings. They change in no other way than this and the commands. */
  readonly patch: (change: SettingsChange, cause: ChangeCause) => void;
  /**
   * Prepares the sound, or resumes it, without turning on. Call it inside a click or key press. Whoever turns on later, once what
   * has to come first is done, asks what it gives before: whether off was asked for since, or all was stopped.
   */
  readonly start: () => () => boolean;
  /** Escape: light and sound end in this instant, without a fade. */
  readonly stopEverything: () => void;
  /** Draws the light on this canvas until stopped. */
  readonly attachCanvas: (canvas: HTMLCanvasElement) => Stop;
  /** Ends the session: off, engine shut down, nothing watched any more. */
  readonly end: Stop;
}

/** What a session is made from. */
export interface SessionParts {
  readonly defaults: SessionSettings;
  readonly engine: Engine;
  readonly host: Pick<
    Host,
    'now' | 'wallClock' | 'after' | 'every' | 'onLeave' | 'onVisibility' | 'storage'
  >;
  /** Asked whenever the session is to be turned on; where it says no, nothing begins. Without it everything may. */
  readonly mayBegin?: () => boolean;
}

/** Makes a session and starts to drive the engine. Leaving the page turns it off and shuts the engine down. */
export function createSession({
  defaults,
  engine,
  host,
  mayBegin = () => true,
}: SessionParts): Session {
  const store = createSessionStore(defaults, host);
  const prepare = () => void engine.start();
  const switches = createSwitchboard({ host, prepare, halt: () => engine.shutDown() });
  const turnOn = () => {
    if (mayBegin()) switches.ask('session', true);
  };
  const turnOff = () => switches.ask('session', false);
  const time = () => engine.time();
  const isOn = () => store.$settings.get().isOn;
  const { $play, sessionIs, ...program } = createProgramPlayer({
    host,
    time,
    isOn,
    turnOn,
    turnOff,
  });
  const { stop: stopKeepingPlace, ...left } = keepPlace({ ...program, time, host });
  const driver = driveEngine(engine, store.$settings, $play);
  const commands = createSettingsCommands(store, settingsInForce);
  const { ask, insist, ...held } = createHeldRequests({
    $isBlind: program.$isBlind,
    endSession: program.stop,
  });

  function settingsInForce(): SessionSettings {
    const own = store.$settings.get();
    const played = program.$isBlind.get() ? null : program.$played.get();
    return played ? settingsLedBy(own, shownProgram(played, time()).moment) : own;
  }

  /** A program goes on before light and sound come and stands after they went, so that they never see it stand still. */
  function follow(on: boolean): void {
    if (on) sessionIs(true);
    store.patch({ isOn: on }, 'switch');
    if (!on) sessionIs(false);
  }

  const stops = [
    computed(switches.$inForce, ({ session }) => session).listen(follow),
    store.$lastChange.listen((change) => {
      if (change?.cause === 'suggestion') program.letGo();
    }),
    computed(driver.$engine, ({ audio }) => audio).subscribe(switches.audioIs),
    host.onLeave(switches.halt),
    stopKeepingPlace,
  ];

  function watchSignal(everyMs: Milliseconds, see: (reading: SignalReading) => void): Stop {
    const read = () => see(engine.signal());
    read();
    return host.every(everyMs, read);
  }

  function end(): void {
    switches.end();
    for (const stop of stops) stop();
    driver.stop();
  }

  return {
    ...commands,
    applySuggestion(suggestion) {
      const apply = () => commands.applySuggestion(suggestion);
      // What a person needs for their safety never waits.
      if (suggestion.source === 'safety') insist('suggestion', apply);
      else if (takesOver(suggestion)) ask('suggestion', apply);
      else apply();
    },
    applyReading: (reading) => ask('suggestion', () => commands.applyReading(reading)),
    turnOn,
    turnOff,
    toggle: () => (switches.$asked.get().session ? turnOff() : turnOn()),
    program: {
      ...program,
      ...left,
      start: (asked, from) => ask('program', () => program.start(asked, from)),
    },
    held,
    defaults,
    $settings: store.$settings,
    $own: store.$own,
    settingsInForce,
    $isOn: computed(store.$settings, (settings) => settings.isOn),
    $isWanted: computed(switches.$asked, ({ session }) => session),
    light: {
      $isOn: computed(switches.$inForce, ({ light }) => light),
      ask: (showsLight) => switches.ask('light', showsLight),
    },
    $engine: driver.$engine,
    watchSignal,
    $lastChange: store.$lastChange,
    $undoStep: computed(store.$undoSteps, (steps) => steps.at(-1) ?? null),
    patch: store.patch,
    start() {
      prepare();
      return switches.untilOff();
    },
    stopEverything: switches.halt,
    attachCanvas: (canvas) => engine.attachCanvas(canvas),
    end,
  };
}
