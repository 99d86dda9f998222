import { normalForm } from '../normal-form.ts';
import type { Moment, Program } from '../program.ts';
import { timelineOf, type Timeline } from '../timeline.ts';
import { CURVE_PIECES, ownSounds, percentsOf, voicesOf } from './export-sbg.ts';
import { DAY_MS, FULL_PERCENT } from './sbg-limits.ts';

const LIST = new Intl.ListFormat('en-GB');

/** What stands in the comments alone. */
function commented(timeline: Timeline, moments: readonly Moment[]): readonly string[] {
  const isLit = moments.some(({ strength }) => strength > 0);
  const waveforms = new Set(
    moments.map(({ waveform }) => waveform).filter((one) => one !== 'Sine'),
  );
  return [
    ...(isLit ? ['the light with its hue and strength'] : []),
    ...[...waveforms].map((waveform) => `the waveform ${waveform}`),
    ...ownSounds(timeline),
  ];
}

/** What the lines that SBaGen plays only come near to. */
function approximated(timeline: Timeline, moments: readonly Moment[]): readonly string[] {
  const { spans, lengthMs } = timeline;
  const isCurved = spans.some(
    ({ curve, from, to }) =>
      (curve === 'exponential' || curve === 'smooth') && voicesOf(from) !== voicesOf(to),
  );
  const hasPair = moments.some(({ slowHz, fastHz, volume }) => slowHz * fastHz * volume > 0);
  const isLowered = moments.some((moment) => {
    const { tone, noise } = percentsOf(moment);
    return tone + noise > FULL_PERCENT;
  });
  const isBetweenSeconds = [lengthMs, ...spans.map(({ startMs }) => startMs)].some(
    (ms) => ms % 1000 !== 0,
  );
  return [
    ...(isCurved ? [`curves are up to ${CURVE_PIECES} straight pieces each`] : []),
    ...(hasPair ? ['two rhythms are two tones at half the volume each'] : []),
    ...(isLowered ? [`volumes that come to more than ${FULL_PERCENT}% together are lowered`] : []),
    ...(isBetweenSeconds ? ['times are whole seconds'] : []),
    ...(lengthMs === DAY_MS ? ['the last second of the day is left out'] : []),
  ];
}

/** What other players do not play of an exported program, or play otherwise, in at most two sentences. */
export function exportLosses(program: Program): readonly string[] {
  const timeline = timelineOf(normalForm(program));
  const moments = timeline.spans.flatMap(({ from, to }) => [from, to]);
  const unheard = commented(timeline, moments);
  const rough = approximated(timeline, moments);
  return [
    ...(unheard.length > 0
      ? [`Only comments, which other players pass over, hold ${LIST.format(unheard)}.`]
      : []),
    ...(rough.length > 0 ? [`For other players ${LIST.format(rough)}.`] : []),
  ];
}
