import { APP_DEFAULTS } from '@overtone/domain/session/defaults';
import { DEFAULT_OUTPUT_CHOICE } from '@overtone/domain/safety/output-choice';
import type { SessionSettings } from '@overtone/domain/session/settings';
import type { Stop } from '@overtone/domain/stop';
import type { Milliseconds, Seconds } from '@overtone/domain/units';
import type { LoadAudio } from '@overtone/engine/audio/ambient-track';
import { liveSound, type LiveSound } from '@overtone/engine/audio/live-sound';
import { frameCounter } from '@overtone/engine/clock/frame-count';
import { phaseAt } from '@overtone/engine/clock/phase';
import {
  beginTracks,
  followTracks,
  type PairTracks,
  type RhythmTrack,
} from '@overtone/engine/clock/rhythm-tracks';
import type { Engine, EngineState, RhythmPhase } from '@overtone/engine/engine';
import { observable } from '@overtone/engine/observable';
import type { Screen } from '@overtone/engine/stimulus/output';
import { stimulusFrom } from '@overtone/engine/stimulus/plan';
import { ownNow } from '../link/ask-shell.ts';
import type { ScreenReport } from '../shell/events.ts';
import type { LightState } from '../shell/publication.ts';
import { soundClock } from './sound-clock.ts';

/** What an engine without a canvas of its own needs. */
export interface DesktopEngineParts {
  /** Loads an audio file of the product. */
  readonly load: LoadAudio;
  /** Told, for the log only, what went wrong without stopping light or sound. */
  readonly onProblem: (reason: string) => void;
  readonly every: (periodMs: Milliseconds, run: () => void) => Stop;
  /** Where the light goes: to whoever draws it in other windows. */
  readonly light: LightLink;
}

/** The light as it leaves this window. Times are on the session's clock. */
export type LinkedLight = Omit<LightState, 'sessionMinusShell'>;

/** The way of the light out of this window. */
export interface LightLink {
  /** Sends the light. With `isHalt` it must be gone at once, without a fade. */
  readonly send: (light: LinkedLight, isHalt: boolean) => void;
  /** Session clock minus this window's clock, whenever it has been read; the first reading of a sound is urgent. */
  readonly clockIs: (offset: Seconds, isUrgent: boolean) => void;
}

/** The engine of the control window: sound here, light wherever the link leads. */
export interface DesktopEngine extends Engine {
  /** Takes what the leading screen says; null when there is none. The plan that a person sees is made for it. */
  readonly hearScreen: (report: ScreenReport | null) => void;
}

/** Readings of the sound's time a second; the follower of the offset then takes a second to settle. */
const SAMPLE_EVERY_MS: Milliseconds = 50;

const UNKNOWN_SCREEN: Screen = { refreshHz: null, isSteady: false };

/** Joins sound, clock and the link to the light. */
export function createDesktopEngine({
  load,
  onProblem,
  every,
  light,
}: DesktopEngineParts): DesktopEngine {
  let settings: SessionSettings = APP_DEFAULTS;
  let choice = DEFAULT_OUTPUT_CHOICE;
  let screen = UNKNOWN_SCREEN;
  let clockErrorMs: Milliseconds = 0;
  let sound: LiveSound | null = null;
  let stopSampling: Stop | null = null;
  const clock = soundClock();
  const counter = frameCounter();
  const plan = () => stimulusFrom(settings, { ...screen, ...choice });
  const state = observable<EngineState>({
    audio: 'idle',
    light: 'off',
    refreshHz: null,
    plan: plan(),
  });
  let tracks: PairTracks = beginTracks(state.get().plan, clock.now());

  function update(change: Partial<EngineState>): void {
    state.set({ ...state.get(), ...change });
  }

  function sample(): void {
    const isFirst = clock.sample();
    light.clockIs(clock.offset, isFirst);
  }

  function followClock(isOn: boolean): void {
    if (isOn) {
      stopSampling ??= every(SAMPLE_EVERY_MS, sample);
    } else {
      stopSampling?.();
      stopSampling = null;
    }
  }

  function show(isHalt: boolean, from: Seconds): void {
    const { global, centre } = tracks;
    const sounding = { global: global.sound, centre: centre.sound };
    light.send({ settings, choice, tracks: sounding, from }, isHalt);
  }

  function perform(): void {
    const next = plan();
    const from = sound?.nextStart() ?? clock.now();
    tracks = followTracks(tracks, next, from);
    update({
      plan: next,
      refreshHz: screen.refreshHz,
      light: next.light.isOn ? 'on' : 'off',
    });
    sound?.follow(next, tracks, from);
    followClock(next.isOn);
    show(false, from);
  }

  function beginSound(): void {
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
    signal: () => ({
      global: phases(tracks.global),
      centre: phases(tracks.centre),
      frames: counter.lastMinute(ownNow()),
      lightSoundOffsetMs: clock.error === null ? null : 1000 * clock.error + clockErrorMs,
    }),
    async start() {
      if (!sound) beginSound();
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
    attachCanvas: () => () => undefined,
    hearScreen(report) {
      const { refreshHz, isSteady } = report ?? UNKNOWN_SCREEN;
      clockErrorMs = report?.clockErrorMs ?? 0;
      if (report) {
        counter.add({ shown: report.shownFrames, dropped: report.droppedFrames }, ownNow());
      }
      if (refreshHz === screen.refreshHz && isSteady === screen.isSteady) return;
      screen = { refreshHz, isSteady };
      perform();
    },
    shutDown() {
      followClock(false);
      sound?.close();
      sound = null;
      clock.follow(null);
      tracks = beginTracks(state.get().plan, clock.now());
      show(true, clock.now());
      update({ audio: 'idle', light: 'off' });
    },
  };
}
