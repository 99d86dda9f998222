import { formatHertz } from '../../frequency/format-frequency.ts';
import {
  clampModulation,
  isInModulationRange,
  MODULATION_RANGE_TEXT,
} from '../../frequency/modulation-range.ts';
import { failed, ok, type Result } from '../../result.ts';
import type { Hertz, Milliseconds } from '../../units.ts';
import { readProgram } from '../check-program.ts';
import { lengthWords } from '../length-words.ts';
import { SHORTEST_STAGE_MS } from '../limits.ts';
import { DEFAULT_FADE_MS } from '../program.ts';
import type { AskedProgram } from './asked-program.ts';
import type { ComposedProgram } from './compose-program.ts';
import { startOf } from './part-steps.ts';
import { soundWords } from './sound-words.ts';

/** A rhythm that somebody asks for by its numbers: at one frequency, or from one to another. */
export interface AskedGlide extends Pick<AskedProgram, 'sound'> {
  readonly fromHz: Hertz;
  readonly toHz: Hertz;
  readonly lengthMs: Milliseconds;
}

/** What is light and sound in it is that of steady focus. */
const COURSE = 'steady-focus';

/**
 * Makes the program of a rhythm that was asked for by its numbers: that one and no other, or the nearest that there is, which
 * it says. All of it, its fade too, takes what was asked. A refusal is a sentence.
 */
export function composeGlide(asked: AskedGlide): Result<ComposedProgram, string> {
  const { lengthMs } = asked;
  const outside = [asked.fromHz, asked.toHz].find((hz) => !isInModulationRange(hz));
  const [fromHz, toHz] = [clampModulation(asked.fromHz), clampModulation(asked.toHz)];
  if (lengthMs < 2 * SHORTEST_STAGE_MS) return failed('Please ask for 2 seconds or more.');
  const isSteady = fromHz === toHz;
  const way = isSteady ? formatHertz(toHz) : `from ${formatHertz(fromHz)} to ${formatHertz(toHz)}`;
  const fadeMs = Math.min(DEFAULT_FADE_MS, Math.floor(lengthMs / 2000) * 1000);
  const start = startOf(COURSE);
  const read = readProgram({
    name: isSteady ? `Steady ${way}` : `${formatHertz(fromHz)} to ${formatHertz(toHz)}`,
    start: { ...start, slowHz: 0, fastHz: fromHz, sound: asked.sound ?? start.sound },
    course: [
      {
        kind: 'stage',
        lengthMs: lengthMs - fadeMs,
        curve: isSteady ? 'hold' : 'exponential',
        to: isSteady ? {} : { fastHz: toHz },
      },
    ],
    fadeMs,
  });
  if (!read.ok) return failed('A program lasts 24 hours at most.');
  const does = isSteady ? `one rhythm of ${way}` : `one rhythm ${way}`;
  const takes = `It takes ${lengthWords(lengthMs)}: ${does}`;
  const sentence =
    outside === undefined
      ? `${takes}, because you asked for it by its numbers`
      : `${formatHertz(outside)} is out of range: rhythms can be ${MODULATION_RANGE_TEXT}. ${takes}, the nearest there is`;
  return ok({
    program: read.value,
    sentence: `${sentence}${soundWords(asked)}.`,
    state: null,
    source: null,
  });
}
