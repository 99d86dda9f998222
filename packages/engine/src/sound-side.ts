import { DEFAULT_OUTPUT_CHOICE, type OutputChoice } from '@overtone/domain/safety/output-choice';
import type { SessionSettings } from '@overtone/domain/session/settings';
import type { Milliseconds, Seconds } from '@overtone/domain/units';
import type { LoadAudio } from './audio/ambient-track.ts';
import { liveSound, type LiveSound } from './audio/live-sound.ts';
import type { SoundPhase } from './audio/phase-watch.ts';
import { type FrameCount, frameCounter } from './clock/frame-count.ts';
import { phaseAt } from '@overtone/domain/rhythm/phase';
import {
  beginTracks,
  followTracks,
  type PairTracks,
  type RhythmTrack,
} from './clock/rhythm-tracks.ts';
import type { SessionClock } from './clock/session-clock.ts';
import type { Engine, EngineState, LightStatus, RhythmPhase, SignalReading } from './engine.ts';
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
export interface SoundSide extends Pick<Engine, 'state' | 'start' | 'apply' | 'choose'> {
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

/** A sound side that is silent until it is started. */
export function createSoundSide({ load, onProblem, clock, ...parts }: SoundSideParts): SoundSide {
  let { settings } = parts;
  let choice: OutputChoice = DEFAULT_OUTPUT_CHOICE;
  let screen = UNKNOWN_SCREEN;
  let sound: LiveSound | null = null;
  const counter = frameCounter();
  const plan = () => stimulusFrom(settings, { ...screen, ...choice });
  const state = observable<EngineState>({
    audio: 'idle',
    light: parts.light,
    refreshHz: null,
    plan: plan(),
  });
  let tracks: PairTracks = beginTracks(state.get().plan, clock.now());

  function update(change: Partial<EngineState>): void {
    state.set({ ...state.get(), ...change });
  }

  const performance = (from = clock.now()): Performance => ({
    settings,
    choice,
    plan: state.get().plan,
    tracks,
    from,
  });

  function perform(): void {
    const next = plan();
    const from = sound?.nextStart() ?? clock.now();
    tracks = followTracks(tracks, next, from);
    update({ plan: next, refreshHz: screen.refreshHz, ...parts.lightUnder(next.light.isOn) });
    sound?.follow(next, tracks, from);
    parts.perform(performance(from));
  }

  function open(): void {
    const opened = liveSound(state.get().plan, {
      load,
      onTrackFailed: onProblem,
      onStatus: (audio) => update({ audio }),
    });
    if (!opened.ok) {
      onProblem(opened.reason);
      return update({ audio: 'unavailable', audioReason: opened.reason });
    }
    sound = opened.value;
    clock.follow(sound.context);
    tracks = beginTracks(state.get().plan, sound.nextStart());
  }

  function phases(track: RhythmTrack): RhythmPhase {
    const now = clock.now();
    return { sound: phaseAt(track.sound, now), light: phaseAt(track.light, now) };
  }

  return {
    state,
    update,
    performance,
    perform,
    signal(linkErrorMs = 0) {
      const soundPhase = sound?.phase() ?? NO_SOUND;
      const offMs = linkErrorMs + (soundPhase.lagMs ?? 0);
      return {
        global: phases(tracks.global),
        centre: phases(tracks.centre),
        frames: counter.lastMinute(clock.sharedNow()),
        lightSoundOffsetMs: clock.error === null ? null : 1000 * clock.error + offMs,
        soundPhase,
      };
    },
    count: (frames) => counter.add(frames, clock.sharedNow()),
    async start() {
      if (!sound) open();
      perform();
      await sound?.resume();
    },
    apply(next) {
      settings = next;
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
      sound?.close();
      sound = null;
      clock.follow(null);
      tracks = beginTracks(state.get().plan, clock.now());
      update({ audio: 'idle', ...parts.lightUnder(false) });
    },
  };
}
