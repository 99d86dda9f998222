import type { AskedProgram } from './asked-program.ts';

/** What a sentence about a program says at its end of the sound that was asked for; nothing where none was. */
export function soundWords({ sound }: Pick<AskedProgram, 'sound'>): string {
  if (sound === undefined || sound === 'off') return '';
  if (sound === null) return '; there is no such sound here';
  return `; ${sound === 'pink' || sound === 'brown' ? `${sound} noise` : `the track ${sound}`} plays behind it`;
}
