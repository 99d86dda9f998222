import type { Moment, Program } from '../../program/program.ts';
import { programLengthMs, timelineOf } from '../../program/timeline.ts';
import type { Waveform } from '../../session/settings.ts';
import { stepsTogether } from '../sham/steps-together.ts';
import type { Protocol } from './protocol.ts';

/** What stands where the sham of a pair would not be as bright as the pair. */
export const STEPS_TOGETHER =
  'With this waveform the two rhythms share an overtone, so that sessions with the rhythm would be brighter or darker than those without, and you might tell them apart. Choose Sine under Tune, or a pair whose numbers are no small multiples of each other.';

const PROGRAM_STEPS_TOGETHER =
  'A stage of this program holds two rhythms that share an overtone, so that sessions with the rhythm would be brighter or darker than those without, and you might tell them apart. Choose another program, or give that stage a sine.';

const NO_RHYTHM =
  'This program has no rhythm in it, so that its sham would be the same. Choose another.';

/** What stands where the pair would not show, nor be heard, in either arm. */
export const NOTHING_PULSES =
  'Effect Intensity is at 0%: there would be no light, and the tone would not pulse, in any session. Raise it, and begin then; it stays as it is for the whole session.';

/** Why a protocol that is sound in itself makes no fair test, in a sentence; null where it does. */
export function whyNotTestable(
  { stimulus, shortestSessionMs }: Protocol,
  waveform: Waveform,
): string | null {
  return stimulus.kind === 'pair'
    ? whyNotPair(waveform, stimulus)
    : whyNotProgram(stimulus.program, shortestSessionMs);
}

/**
 * Why a session of a test may not begin with the waveform and Effect Intensity that are chosen now, in a sentence; null where it
 * may. A program has its own.
 */
export function whyNotWith(
  { waveform, strength }: Pick<Moment, 'waveform' | 'strength'>,
  stimulus: Protocol['stimulus'],
): string | null {
  if (stimulus.kind === 'program') return null;
  return strength > 0 ? whyNotPair(waveform, stimulus) : NOTHING_PULSES;
}

function whyNotPair(
  waveform: Waveform,
  pair: Extract<Protocol['stimulus'], { kind: 'pair' }>,
): string | null {
  return stepsTogether({ ...pair, waveform }) ? STEPS_TOGETHER : null;
}

function whyNotProgram(program: Program, shortestSessionMs: number): string | null {
  const lengthMs = programLengthMs(program);
  if (lengthMs < shortestSessionMs) {
    return `This program ends after ${Math.floor(lengthMs / 60_000)} minutes, before a session counts (${shortestSessionMs / 60_000} minutes). Choose a longer one, or let shorter sessions count.`;
  }
  const { spans } = timelineOf(program);
  const played = spans.flatMap(({ from, to }) => [from, to]);
  const pulses = ({ slowHz, fastHz, strength }: Moment) =>
    strength > 0 && (slowHz > 0 || fastHz > 0);
  if (!played.some(pulses)) return NO_RHYTHM;
  // Only what keeps its frequencies keeps its step.
  const isInStep = spans.some(
    ({ from, to }) => from.slowHz === to.slowHz && from.fastHz === to.fastHz && stepsTogether(to),
  );
  return isInStep ? PROGRAM_STEPS_TOGETHER : null;
}
