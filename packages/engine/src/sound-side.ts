import { DEFAULT_OUTPUT_CHOICE, type OutputChoice } from '@overtone/domain/safety/output-choice';
import {
  isOver,
  type PairPhases,
  phasesOfPlay,
  type ProgramPlay,
} from '@overtone/domain/program/play/program-play';
import { hzAt, phaseAt } from '@overtone/domain/rhythm/phase';
import type { SessionSettings } from '@overtone/domain/session/settings';
import type { Stop } from '@overtone/domain/stop';
import type { Milliseconds, Seconds } from '@overtone/domain/units';
import type { LoadAudio } from './audio/ambient-track.ts';
import { liveSound, type LiveSound } from './audio/live-sound.ts';
import type { SoundPhase } from './audio/phase-watch.ts';
import { type FrameCount, frameCounter } from './clock/frame-count.ts';
import { beginTracks, followTracks, takeTracks, type PairTracks } from './clock/rhythm-tracks.ts';
import { lightTrackAt } from './clock/light-track.ts';
import type { SessionClock } from './clock/session-clock.ts';
import type { Engine, EngineState, LightStatus, RhythmReading, SignalReading } from './engine.ts';
import { courseOf, legOf, type ProgramLeg, settingsOfPlay } from './program-leg.ts';
import { observable } from './observable.ts';
import { isSameScreen, type Screen, UNKNOWN_SCREEN } from './stimulus/output.ts';
import { type StimulusPlan, stimulusFrom } from './stimulus/plan.ts';

/** What an engine needs from the app that creates it. */
export interface EngineSurroundings {
  /** Loads an audio file of the product. */
  readonly load: LoadAudio;
  /** Told, for the log only, what went wrong without stopping light or sound. */
  readonly onProblem: (reason: string) => void;
}

/** What is performed, as the light needs to know it. */
export interface Performance {
  readonly settings: SessionSettings;
  readonly choice: OutputChoice;
  readonly plan: StimulusPlan;
  readonly tracks: PairTracks;
  /** It holds from this time on, on the session's clock. */
  readonly from: Seconds;
}

/** What a sound side is made from. */
export interface SoundSideParts extends EngineSurroundings {
  /** Settings until others are applied. */
  readonly settings: SessionSettings;
  /** Follows the sound while there is any. */
  readonly clock: SessionClock;
  /** Where the light stands before anything is performed. */
  readonly light: LightStatus;
  /** Where it stands under a plan with or without light; nothing where that changes nothing. */
  readonly lightUnder: (isOn: boolean) => { readonly light?: LightStatus };
  /** Makes the light follow what the sound has just begun to follow. */
  readonly perform: (performance: Performance) => void;
}

/** Settings, choice and screen become a plan, and the plan sound. Where its light is drawn is for others to know. */
export interface SoundSide extends Pick<Engine, 'state' | 'start' | 'apply' | 'choose' | 'time'> {
  readonly update: (change: Partial<EngineState>) => void;
  /** What is performed now. */
  readonly performance: () => Performance;
  /** Performs again what has not changed, for a light that has. */
  readonly perform: () => void;
  /** Plans for this screen from now on. */
  readonly screenIs: (screen: Screen) => void;
  readonly count: (frames: FrameCount) => void;
  /** The signal now. `linkErrorMs`: how far the light may be off for want of a common clock. */
  readonly signal: (linkErrorMs?: Milliseconds) => SignalReading;
  /** Ends the sound at once and gives its device back. */
  readonly close: () => void;
}

const NO_SOUND: SoundPhase = { lagMs: null, timesLedBack: 0 };

/** How long before the next stage light and sound are told of it. */
const AHEAD_S: Seconds = 0.1;

/** A sound side that is silent until it is started. */
export function createSoundSide({ load, onProblem, clock, ...parts }: SoundSideParts): SoundSide {
  let { settings } = parts;
  /** What is performed: the settings, or what a program makes of them now. */
  let performed = settings;
  let choice: OutputChoice = DEFAULT_OUTPUT_CHOICE;
  let screen = UNKNOWN_SCREEN;
  let sound: LiveSound | null = null;
  /** The play as it was given, and with its times on the session's clock. */
  let given: ProgramPlay | null = null;
  let play: ProgramPlay | null = null;
  /** Engine time minus session time; moves when the session's clock is another, so that the engine's never jumps. */
  let shift: Seconds = -clock.now();
  /** Phases that sounded when the program began. */
  let begunAt: PairPhases = { slow: 0, fast: 0 };
  let leg: ProgramLeg | null = null;
  /** Since when `tracks` hold, and in a program what held until then. */
  let heldFrom: Seconds = -Infinity;
  let held: { readonly tracks: PairTracks; readonly until: Seconds };
  let stopWaiting: Stop = () => undefined;
  const counter = frameCounter();
  const output = () => ({ ...screen, ...choice });
  const state = observable<EngineState>({
    audio: 'idle',
    light: parts.light,
    refreshHz: null,
    plan: stimulusFrom(settings, output()),
  });
  let tracks: PairTracks = beginTracks(state.get().plan, clock.now());
  held = { tracks, until: -Infinity };

  function update(change: Partial<EngineState>): void {
    state.set({ ...state.get(), ...change });
  }

  const time = () => (sound ? sound.context.currentTime : clock.now()) + shift;

  const performance = (from = clock.now()): Performance => ({
    settings: performed,
    choice,
    plan: state.get().plan,
    tracks,
    from,
  });

  /** The stretch of the program that holds from a time on; while the session is off the last one goes on to its fade. */
  function legFrom(from: Seconds): ProgramLeg | null {
    if (!play) return null;
    if (!settings.isOn) return leg;
    const goesOn = leg?.play === play && (from < leg.until || isOver(play, from));
    return goesOn ? leg : legOf(play, from);
  }

  const soonest = () => sound?.nextStart() ?? clock.now();

  /** From when on what is asked for now is performed: what light and sound already know of the next stage comes first. */
  function beginOfNext(): Seconds {
    const now = soonest();
    const isAhead = leg !== null && heldFrom > now && heldFrom < now + 2 * AHEAD_S;
    return isAhead ? heldFrom : now;
  }

  const perform = () => performFrom(beginOfNext(), false);

  function performFrom(from: Seconds, isStep: boolean): void {
    const before = { performed, tracks };
    if (leg && from !== heldFrom) held = { tracks, until: from };
    heldFrom = from;
    const wasOn = state.get().plan.isOn;
    leg = legFrom(from);
    performed = play ? settingsOfPlay(settings, play, from) : settings;
    const next = stimulusFrom(performed, output(), leg ? courseOf(leg, from) : undefined);
    tracks = leg
      ? takeTracks(tracks, next, from, leg.sounds, !wasOn)
      : followTracks(tracks, next, from);
    update({ plan: next, refreshHz: screen.refreshHz, ...parts.lightUnder(next.light.isOn) });
    // The light first: whatever becomes of the sound, it has heard of what is off and of what Flash guard holds.
    if (!isStep || tracks !== before.tracks || !isSameLight(performed, before.performed)) {
      parts.perform(performance(from));
    }
    sound?.follow(next, tracks, from);
    waitFor(from);
  }

  /** Waits until the program has to be heard and seen of again. */
  function waitFor(from: Seconds): void {
    stopWaiting();
    if (!leg || !play || !settings.isOn || isOver(play, from)) return;
    const at = Math.min(leg.until - AHEAD_S, from + leg.stepS);
    stopWaiting = sound ? sound.when(at, step) : clock.after(Math.max(0, at - clock.now()), step);
  }

  /** The next stage begins when it should, also when it is told of early. */
  function step(): void {
    const now = soonest();
    const border = leg?.until ?? now;
    performFrom(border > now && border < now + 2 * AHEAD_S ? border : now, true);
  }

  /** A play with its times on the session's clock; one that begins goes on in the phases that there are. */
  function taken(next: ProgramPlay): ProgramPlay {
    const own = { ...next, at: next.at - shift };
    if (next.timeline !== given?.timeline) {
      const from = beginOfNext();
      const wanted = phasesOfPlay(own, from);
      begunAt = {
        slow: phaseAt(tracks.global.sound, from) - wanted.slow,
        fast: phaseAt(tracks.centre.sound, from) - wanted.fast,
      };
    }
    const { slow, fast } = own.phases;
    return { ...own, phases: { slow: slow + begunAt.slow, fast: fast + begunAt.fast } };
  }

  /** Another clock from now on; a program goes on where it stands. */
  function clockIs(next: LiveSound | null): void {
    const before = time();
    sound = next;
    clock.follow(next?.context ?? null);
    const moved = before - time();
    shift += moved;
    if (play) play = { ...play, at: play.at - moved };
    leg = null;
    heldFrom = -Infinity;
    held = { tracks, until: -Infinity };
  }

  function open(): void {
    const opened = liveSound(state.get().plan, {
      load,
      onTrackFailed: onProblem,
      onStatus: (audio) => update({ audio }),
      after: (delay, run) => clock.after(delay, run),
    });
    if (!opened.ok) {
      onProblem(opened.reason);
      return update({ audio: 'unavailable', audioReason: opened.reason });
    }
    clockIs(opened.value);
    tracks = beginTracks(state.get().plan, opened.value.nextStart());
  }

  /** Of a play whose pulses follow a law, the regular cycles: a reading must not tell which law it is. */
  function lawfulPhases(blind: ProgramPlay, name: keyof PairTracks): RhythmReading {
    const now = clock.now();
    const phase = phasesOfPlay(blind, now)[name === 'global' ? 'slow' : 'fast'];
    const { soundHz, light } = state.get().plan[name];
    return { sound: phase, light: phase / light.divisor, soundHz, lightHz: light.hz };
  }

  function phases(name: keyof PairTracks): RhythmReading {
    if (play?.laws) return lawfulPhases(play, name);
    const now = clock.now();
    const { sound: heard, light } = (now < held.until ? held.tracks : tracks)[name];
    const seen = lightTrackAt(light, now);
    return {
      sound: phaseAt(heard, now),
      light: phaseAt(seen, now),
      soundHz: hzAt(heard, now),
      lightHz: hzAt(seen, now),
    };
  }

  return {
    state,
    update,
    performance,
    perform,
    time,
    signal(linkErrorMs = 0) {
      const isBlind = play?.laws !== undefined;
      const soundPhase = (isBlind ? null : sound?.phase()) ?? NO_SOUND;
      const offMs = linkErrorMs + (soundPhase.lagMs ?? 0);
      return {
        global: phases('global'),
        centre: phases('centre'),
        frames: counter.lastMinute(clock.sharedNow()),
        lightSoundOffsetMs: clock.error === null || isBlind ? null : 1000 * clock.error + offMs,
        soundPhase,
      };
    },
    count: (frames) => counter.add(frames, clock.sharedNow()),
    async start() {
      if (!sound) open();
      perform();
      await sound?.resume();
    },
    apply(next, nextPlay = null) {
      settings = next;
      if (nextPlay !== given) {
        play = nextPlay && taken(nextPlay);
        given = nextPlay;
      }
      perform();
    },
    choose(next) {
      choice = next;
      perform();
    },
    screenIs({ refreshHz, isSteady }) {
      const found = { refreshHz, isSteady };
      if (isSameScreen(found, screen)) return;
      screen = found;
      perform();
    },
    close() {
      stopWaiting();
      sound?.close();
      clockIs(null);
      tracks = beginTracks(state.get().plan, clock.now());
      update({ audio: 'idle', ...parts.lightUnder(false) });
    },
  };
}

/** Whether two settings ask the same of the light, apart from its rhythms. */
function isSameLight(one: SessionSettings, other: SessionSettings): boolean {
  return (
    one.isOn === other.isOn &&
    one.globalModulationStrength === other.globalModulationStrength &&
    one.visualHue === other.visualHue &&
    one.waveform === other.waveform
  );
}
