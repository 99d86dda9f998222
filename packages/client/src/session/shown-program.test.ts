import { beginPlay, paused, sought } from '@overtone/domain/program/play/program-play';
import { parseProgram } from '@overtone/domain/program/text/parse-program';
import { describe, expect, it } from 'vitest';
import { shownProgram } from './shown-program.ts';

const TEXT = `overtone program 1
name: Two
start: slow 3 Hz, fast 15 Hz, strength 0.4, hue 190, carrier 205 Hz, waveform Sine, volume 0.1, sound off, sound-volume 0
repeat 2
  1:00 straight: fast 10 Hz
  0:30 hold
end
fade: 1:00
`;

function two() {
  const read = parseProgram(TEXT);
  if (!read.ok) throw new Error('the text is a program');
  return read.value;
}

describe('shownProgram', () => {
  const program = two();
  const play = beginPlay(program, 100);

  it('says the stage, what is left of it and of the whole, and what is asked for', () => {
    expect(shownProgram({ program, play }, 130)).toMatchObject({
      name: 'Two',
      positionMs: 30_000,
      lengthMs: 240_000,
      leftMs: 210_000,
      stage: 0,
      stageLeftMs: 30_000,
      moment: { fastHz: 12.5 },
      isPaused: false,
    });
    expect(shownProgram({ program, play }, 170).stage).toBe(1);
    expect(shownProgram({ program, play }, 195).stage).toBe(0);
  });

  it('calls the fade no stage, and stands at the end', () => {
    expect(shownProgram({ program, play }, 300)).toMatchObject({ stage: null, leftMs: 40_000 });
    expect(shownProgram({ program, play }, 900)).toMatchObject({ leftMs: 0, stageLeftMs: 0 });
  });

  it('stands while it is paused, wherever it was sought', () => {
    const still = paused(sought(play, 110, 65_000), 112);
    expect(shownProgram({ program, play: still }, 500)).toMatchObject({
      positionMs: 67_000,
      stage: 1,
      isPaused: true,
    });
  });
});
