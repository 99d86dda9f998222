import { TRACK_MARGIN_S } from '@overtone/domain/session/background-sounds';
import { execFileSync } from 'node:child_process';
import { SAMPLE_RATE } from '../synthesis/loop.ts';
import { wavFile } from './wav.ts';

/**
 * LAME 3.100: 128 kbit/s, constant. Its presets lower the level by 5%, which the scale undoes; the
 * rate is named because LAME may otherwise choose a lower one by itself.
 */
const LAME_OPTIONS = ['-b', '128', '--resample', '48', '--scale', '1.0526', '-h', '--noreplaygain'];

/** The loop with the last of it before its start and the first of it after its end. */
export function withMargins(loop: Int32Array): Int32Array {
  const margin = 2 * TRACK_MARGIN_S * SAMPLE_RATE;
  const out = new Int32Array(loop.length + 2 * margin);
  out.set(loop.subarray(loop.length - margin), 0);
  out.set(loop, margin);
  out.set(loop.subarray(0, margin), margin + loop.length);
  return out;
}

/**
 * Writes a loop, with its margins, as an mp3.
 * @throws when the `lame` program is missing or fails.
 */
export function encodeMp3(loop: Int32Array, path: string): void {
  execFileSync('lame', ['--quiet', ...LAME_OPTIONS, '-', path], {
    input: wavFile(withMargins(loop)),
    stdio: ['pipe', 'ignore', 'inherit'],
  });
}
