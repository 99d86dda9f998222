import { APP_DEFAULTS } from '@overtone/domain/session/defaults';
import type { Stop } from '@overtone/domain/stop';
import type { Milliseconds, Seconds } from '@overtone/domain/units';
import { sessionClock } from '@overtone/engine/clock/session-clock';
import type { Engine } from '@overtone/engine/engine';
import {
  createSoundSide,
  type EngineSurroundings,
  type Performance,
} from '@overtone/engine/sound-side';
import { UNKNOWN_SCREEN } from '@overtone/engine/stimulus/output';
import type { ScreenReport } from '../../shell/events.ts';
import type { LightState } from '../../shell/publication.ts';

/** What an engine without a canvas of its own needs. */
export interface DesktopEngineParts extends EngineSurroundings {
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

/**
 * Time between two readings of the sound's time; the follower of the offset then takes a second to settle. They are taken
 * by a timer, since a window that is hidden in the tray draws no frames.
 */
const SAMPLE_EVERY_MS: Milliseconds = 50;

/** Joins sound, clock and the link to the light. */
export function createDesktopEngine({
  every,
  light,
  ...surroundings
}: DesktopEngineParts): DesktopEngine {
  let clockErrorMs: Milliseconds = 0;
  let stopSampling: Stop | null = null;
  const clock = sessionClock();
  const side = createSoundSide({
    ...surroundings,
    settings: APP_DEFAULTS,
    clock,
    light: 'off',
    lightUnder: (isOn) => ({ light: isOn ? 'on' : 'off' }),
    perform,
  });
  const { state, start, apply, choose, time } = side;

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

  function show({ settings, choice, tracks, from }: Performance, isHalt: boolean): void {
    const sounding = { global: tracks.global.sound, centre: tracks.centre.sound };
    light.send({ settings, choice, tracks: sounding, from }, isHalt);
  }

  function perform(performance: Performance): void {
    followClock(performance.plan.isOn);
    show(performance, false);
  }

  return {
    state,
    start,
    apply,
    choose,
    time,
    signal: () => side.signal(clockErrorMs),
    attachCanvas: () => () => undefined,
    hearScreen(report) {
      clockErrorMs = report?.clockErrorMs ?? 0;
      if (report) side.count({ shown: report.shownFrames, dropped: report.droppedFrames });
      side.screenIs(report ?? UNKNOWN_SCREEN);
    },
    shutDown() {
      followClock(false);
      side.close();
      show(side.performance(), true);
    },
  };
}
