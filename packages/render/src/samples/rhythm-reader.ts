import { phaseAt, type PhaseTrack } from '@overtone/domain/rhythm/phase';
import type { PulseSeries } from '@overtone/domain/rhythm/pulse-series';
import type { Hertz, Seconds } from '@overtone/domain/units';
import { RAMP_S } from '@overtone/engine/audio/ramp-course';
import type { RhythmScore, VoiceScore } from '../score/sound-score.ts';
import { BLOCK } from './block.ts';
import { type PulseTable, readPulses } from './pulse-table.ts';
import { rampReader, type RampReader } from './ramp-reader.ts';

/** Reads the level that a rhythm leaves. A block is told first, then what is asked is asked of it. */
export interface RhythmReader {
  /**
   * Turns to the block that begins at sample `first`. Gives back how many samples may lie between two that are worked out,
   * so that a cubic through them is as good as they are: below 1 where each has to be.
   */
  turnTo(first: number): number;
  /**
   * Multiplies points of a level that lie `step` samples apart, the first one step before the block; only where `turnTo`
   * gave 1 or more.
   */
  multiplyPoints(points: Float64Array, count: number, step: number): void;
  /** Multiplies the block by the level. */
  multiply(out: Float64Array): void;
}

interface ReadVoice {
  readonly score: VoiceScore;
  readonly depth: RampReader;
  /** From then on it is silent: another has taken over. */
  readonly endS: Seconds;
}

function endOf({ depth: { at, to } }: VoiceScore): Seconds {
  const last = at.length - 1;
  if (last < 0) return -Infinity;
  return to[last] === 0 ? at[last]! + RAMP_S : Infinity;
}

/** Whether a track begins or ends to glide between two times: there its phase is no parabola. */
function turnsWithin({ at, way }: PhaseTrack, from: Seconds, until: Seconds): boolean {
  if (!way) return false;
  const begin = at - way.goneS;
  const end = begin + way.glide.lengthS;
  return (from < begin && begin < until) || (from < end && end < until);
}

/** A phase over a block in points of its table, counted on: within a block a glide's is a parabola. */
interface BlockPhase {
  base: number;
  slope: number;
  bend: number;
}

/** The parabola through three exact phases of a block. */
function readPhase(into: BlockPhase, track: PhaseTrack, from: Seconds, until: Seconds): void {
  const begin = phaseAt(track, from);
  const middle = phaseAt(track, (from + until) / 2) - begin;
  const end = phaseAt(track, until) - begin;
  into.base = begin - Math.floor(begin);
  into.slope = (4 * middle - end) / BLOCK;
  into.bend = (2 * (end - 2 * middle)) / BLOCK ** 2;
}

function heightAt(table: PulseTable, place: number): number {
  const whole = Math.floor(place);
  const index = whole & (table.length - 2);
  const low = table[index]!;
  return low + (table[index + 1]! - low) * (place - whole);
}

/** One rhythm, read off its score. */
export function rhythmReader({ rest, voices }: RhythmScore, sampleRate: Hertz): RhythmReader {
  const pulseOf = readPulses();
  const restReader = rampReader(rest, sampleRate);
  const read: ReadVoice[] = voices.map((score) => ({
    score,
    depth: rampReader(score.depth, sampleRate),
    endS: endOf(score),
  }));
  const level = new Float64Array(BLOCK);
  const depths = new Float64Array(BLOCK);
  const phase: BlockPhase = { base: 0, slope: 0, bend: 0 };
  let firstOfBlock = 0;
  let from: Seconds = 0;
  let until: Seconds = 0;
  /** Voices before this one are over. */
  let nearest = 0;
  let after = 0;
  let stillRest: number | null = 1;
  let stillDepth = 0;
  let stillTable: PulseTable | null = null;

  function add({ score: { track, series }, depth }: ReadVoice): void {
    const stands = depth.read(depths, firstOfBlock, BLOCK);
    if (stands === 0) return;
    if (stands !== null) depths.fill(stands);
    const { table } = pulseOf(series);
    const points = table.length - 1;
    if (turnsWithin(track, from, until)) {
      for (let i = 0; i < BLOCK; i += 1) {
        const place = points * phaseAt(track, (firstOfBlock + i) / sampleRate);
        level[i]! += depths[i]! * heightAt(table, place);
      }
      return;
    }
    readPhase(phase, track, from, until);
    const mask = points - 1;
    const base = points * phase.base;
    const slope = points * phase.slope;
    const bend = points * phase.bend;
    for (let i = 0; i < BLOCK; i += 1) {
      const place = base + i * (slope + i * bend);
      const whole = Math.floor(place);
      const index = whole & mask;
      const low = table[index]!;
      level[i]! += depths[i]! * (low + (table[index + 1]! - low) * (place - whole));
    }
  }

  /** How far points may lie apart where one voice is alone and nothing but its phase moves. */
  function stepOf(series: PulseSeries | undefined, track: PhaseTrack | undefined): number {
    if (!series || !track) return BLOCK;
    const { table, step } = pulseOf(series);
    stillTable = table;
    readPhase(phase, track, from, until);
    const cyclesPerSample = Math.max(phase.slope, phase.slope + 2 * BLOCK * phase.bend);
    return step / Math.max(cyclesPerSample, 1e-12);
  }

  return {
    turnTo(first) {
      firstOfBlock = first;
      from = first / sampleRate;
      until = (first + BLOCK) / sampleRate;
      while (nearest > 0 && read[nearest - 1]!.endS > from) nearest -= 1;
      while (nearest < read.length && read[nearest]!.endS <= from) nearest += 1;
      after = nearest;
      while (after < read.length && read[after]!.score.fromS < until) after += 1;
      stillRest = restReader.read(level, first, BLOCK);
      stillTable = null;
      if (stillRest === null || after - nearest > 1) return 0;
      const voice = after > nearest ? read[nearest] : undefined;
      const depth = voice ? voice.depth.read(depths, first, BLOCK) : 0;
      if (depth === null) return 0;
      stillDepth = depth;
      if (depth === 0 || !voice) return BLOCK;
      const { track, series } = voice.score;
      const beside = BLOCK / sampleRate;
      if (turnsWithin(track, from - beside, until + beside)) return 0;
      return stepOf(series, track);
    },
    multiplyPoints(points, count, step) {
      if (stillRest === null) throw new Error('This block is not smooth.');
      const rested = stillRest;
      const table = stillTable;
      if (!table) {
        for (let i = 0; i < count; i += 1) points[i]! *= rested;
        return;
      }
      const size = table.length - 1;
      for (let i = 0; i < count; i += 1) {
        const place = (i - 1) * step;
        const cycles = phase.base + place * (phase.slope + place * phase.bend);
        points[i]! *= rested + stillDepth * heightAt(table, size * cycles);
      }
    },
    multiply(out) {
      if (stillRest !== null) level.fill(stillRest);
      for (let i = nearest; i < after; i += 1) add(read[i]!);
      for (let i = 0; i < BLOCK; i += 1) out[i]! *= level[i]!;
    },
  };
}
