import { DEMO_DEFAULTS } from '@overtone/domain/session/defaults';
import { DEFAULT_OUTPUT_CHOICE } from '@overtone/domain/safety/output-choice';
import type { SessionSettings } from '@overtone/domain/session/settings';
import type { Stop } from '@overtone/domain/stop';
import type { Hertz, Seconds } from '@overtone/domain/units';
import type { LoadAudio } from './audio/ambient-track.ts';
import { liveSound, type LiveSound } from './audio/live-sound.ts';
import { everyFrame } from './clock/frame-loop.ts';
import { refreshMonitor, type RefreshReading } from './clock/refresh-monitor.ts';
import { frameCounter } from './clock/frame-count.ts';
import { phaseAt } from './clock/phase.ts';
import {
  beginTracks,
  followTracks,
  type PairTracks,
  type RhythmTrack,
} from './clock/rhythm-tracks.ts';
import { sessionClock } from './clock/session-clock.ts';
import type { Engine, EngineState, RhythmPhase } from './engine.ts';
import { observable } from './observable.ts';
import type { LightPlan } from './stimulus/light-plan.ts';
import type { Screen } from './stimulus/output.ts';
import { stimulusFrom } from './stimulus/plan.ts';
import { lightOutput } from './visual/light-output.ts';
import type { OverlayReport } from './visual/overlay-messages.ts';
import type { OverlaySurface } from './visual/overlay-surface.ts';

/** What an engine needs from the app that creates it. */
export interface EngineSurroundings {
  /** Loads an audio file of the product. */
  readonly load: LoadAudio;
  /** Told, for the log only, what went wrong without stopping light or sound. */
  readonly onProblem: (reason: string) => void;
}

/** A refresh rate that moved less than this is the same screen. */
const SAME_SCREEN_HZ: Hertz = 0.05;

/** Light and sound on this page. The only place where clock, sound and light are joined. */
export function createEngine({ load, onProblem }: EngineSurroundings): Engine {
  let settings: SessionSettings = DEMO_DEFAULTS;
  let choice = DEFAULT_OUTPUT_CHOICE;
  let screen: Screen = { refreshHz: null, isSteady: false };
  const clock = sessionClock();
  const counter = frameCounter();
  const plan = () => stimulusFrom(settings, { ...screen, ...choice });
  const state = observable<EngineState>({
    audio: 'idle',
    light: 'detached',
    refreshHz: null,
    plan: plan(),
  });
  let tracks: PairTracks = beginTracks(state.get().plan, clock.now());
  let sound: LiveSound | null = null;
  let light: OverlaySurface | null = null;
  let stopTracking: Stop | null = null;
  const surfaces = new WeakMap<HTMLCanvasElement, OverlaySurface>();

  function update(change: Partial<EngineState>): void {
    state.set({ ...state.get(), ...change });
  }

  function lightStatus(isOn: boolean): Partial<EngineState> {
    if (state.get().light === 'unavailable') return {};
    if (!light) return { light: 'detached' };
    return { light: isOn ? 'on' : 'off' };
  }

  function followClock(isOn: boolean): void {
    if (isOn && light) {
      stopTracking ??= clock.track((offset) => light?.send({ kind: 'clock', offset }));
    } else {
      stopTracking?.();
      stopTracking = null;
    }
  }

  function show(output: OverlaySurface, lightPlan: LightPlan, from: Seconds): void {
    output.send({ kind: 'clock', offset: clock.offset });
    output.send({
      kind: 'plan',
      plan: lightPlan,
      tracks: { global: tracks.global.light, centre: tracks.centre.light },
      from,
    });
  }

  function perform(): void {
    const next = plan();
    const from = sound?.nextStart() ?? clock.now();
    tracks = followTracks(tracks, next, from);
    update({ plan: next, refreshHz: screen.refreshHz, ...lightStatus(next.light.isOn) });
    sound?.follow(next, tracks, from);
    followClock(next.light.isOn);
    if (light) show(light, next.light, from);
  }

  function screenIs(found: RefreshReading): void {
    const isSame =
      found.isSteady === screen.isSteady &&
      Math.abs((found.refreshHz ?? 0) - (screen.refreshHz ?? 0)) < SAME_SCREEN_HZ;
    if (isSame) return;
    screen = { refreshHz: found.refreshHz, isSteady: found.isSteady };
    perform();
  }

  /** Knows the screen before the first light, so that the light starts as it will go on. */
  function measureOnce(): Stop {
    const monitor = refreshMonitor();
    const stop = everyFrame(window, (stampMs) => {
      const found = monitor.frame(stampMs);
      if (!found) return;
      stop();
      screenIs(found);
    });
    return stop;
  }

  function heard(report: OverlayReport): void {
    if (report.kind === 'refresh') {
      counter.add({ shown: report.shownFrames, dropped: report.droppedFrames }, clock.sharedNow());
      return screenIs(report);
    }
    onProblem(report.reason);
    update({ light: 'unavailable', lightReason: report.reason });
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
      frames: counter.lastMinute(clock.sharedNow()),
      lightSoundOffsetMs: clock.error === null ? null : 1000 * clock.error,
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
    attachCanvas(canvas) {
      const output = surfaces.get(canvas) ?? lightOutput(canvas, heard);
      surfaces.set(canvas, output);
      light = output;
      const stopMeasuring = measureOnce();
      perform();
      return () => {
        stopMeasuring();
        if (light !== output) return;
        show(output, { ...plan().light, isOn: false }, clock.now());
        light = null;
        followClock(false);
        update({ light: 'detached' });
      };
    },
    shutDown() {
      followClock(false);
      light?.send({ kind: 'halt' });
      sound?.close();
      sound = null;
      clock.follow(null);
      tracks = beginTracks(state.get().plan, clock.now());
      update({ audio: 'idle', ...lightStatus(false) });
    },
  };
}
