import type { Hertz, Milliseconds } from '@overtone/domain/units';
import type { FrameLog } from './frame-log.ts';

/** What a person wrote down of the set-up; empty where they left it. */
export interface LabSetup {
  readonly screen: string;
  readonly connection: string;
  readonly sound: string;
  readonly recorder: string;
}

/** One frequency on the screen and the loudspeaker, with what was seen inside and outside. */
export interface LabTrial {
  readonly askedHz: Hertz;
  readonly inside: FrameLog;
  /** What the photodiode and the line-out said; null where it was not measured. */
  readonly outside: {
    readonly lightHz: Hertz | null;
    readonly soundHz: Hertz | null;
    /** By how much the light is later than the sound; below 0 when it is earlier. */
    readonly lightAfterSoundMs: Milliseconds | null;
  };
}

/** All that one measuring of a screen came to. */
export interface LabReport {
  readonly version: string;
  /** ISO 8601, to the minute, UTC. */
  readonly takenAt: string;
  readonly browser: string;
  readonly window: string;
  readonly setup: LabSetup;
  readonly trials: readonly LabTrial[];
}

function known(value: number | null, digits: number, unit: string): string {
  return value === null || Number.isNaN(value)
    ? 'not measured'
    : `${value.toFixed(digits)} ${unit}`;
}

function trialLines({ askedHz, inside, outside }: LabTrial): readonly string[] {
  const { frameCostMs, offsetMs } = inside;
  const steady = inside.isSteady ? '' : ', not steady';
  return [
    `${askedHz} Hz, ${inside.lengthS.toFixed(1)} s`,
    `  patch           ${known(inside.lightHz, 4, 'Hz')}`,
    `  screen          ${known(inside.refreshHz, 2, 'Hz')}${steady}`,
    `  frames          ${inside.shownFrames} shown, ${inside.droppedFrames} dropped`,
    `  cost of a patch ${frameCostMs.median.toFixed(2)} ms, ${frameCostMs.p95.toFixed(2)} ms at 95%`,
    `  offset inside   ${known(offsetMs?.median ?? null, 2, 'ms')}, ${known(offsetMs?.p95 ?? null, 2, 'ms')} at 95%`,
    `  light outside   ${known(outside.lightHz, 4, 'Hz')}`,
    `  sound outside   ${known(outside.soundHz, 4, 'Hz')}`,
    `  light after sound, outside: ${known(outside.lightAfterSoundMs, 1, 'ms')}`,
  ];
}

/** The report as a person reads it. */
export function reportText({ setup, trials, ...about }: LabReport): string {
  return [
    `Overtone ${about.version}, measured ${about.takenAt}`,
    `Browser:    ${about.browser}`,
    `Window:     ${about.window}`,
    `Screen:     ${setup.screen || 'not named'}`,
    `Connection: ${setup.connection || 'not named'}`,
    `Sound:      ${setup.sound || 'not named'}`,
    `Recorder:   ${setup.recorder || 'not named'}`,
    ...trials.flatMap((trial) => ['', ...trialLines(trial)]),
    '',
  ].join('\n');
}
