import { beginPlay } from '@overtone/domain/program/play/program-play';
import type { Moment, Program } from '@overtone/domain/program/program';
import { phaseAt } from '@overtone/domain/rhythm/phase';
import { renderPlay } from '@overtone/testkit/render-play';
import type { RenderedSound } from '@overtone/testkit/render-sound';
import { clickLevel, decibels, toneAt } from '@overtone/testkit/tone-analysis';
import { describe, expect, it } from 'vitest';
import { legOf } from '../program-leg.ts';

/** One cycle of the carrier is whole samples long, so that its mean is the tone's level and nothing else. */
const CARRIER_HZ = 200;
const MINUTE_S = 60;
const SETTLE_S = 1;

const START: Moment = {
  slowHz: 3,
  fastHz: 10,
  strength: 0.8,
  hue: 190,
  carrierHz: CARRIER_HZ,
  waveform: 'Sine',
  volume: 0.5,
  sound: 'off',
  soundVolume: 0,
};

function playOf(moment: Partial<Moment>, hasBeat: boolean) {
  const program: Program = {
    name: 'Blind',
    start: { ...START, ...moment },
    course: [{ kind: 'stage', lengthMs: 600_000, curve: 'hold', to: {} }],
    fadeMs: 0,
  };
  return beginPlay(program, 0, {
    slow: { hasBeat, seed: '00112233445566778899aabbccddeeff' },
    fast: { hasBeat, seed: 'ffeeddccbbaa99887766554433221100' },
  });
}

/** The tone's level for each cycle of its carrier, after it has settled. */
function levels({ left, sampleRate }: RenderedSound): number[] {
  const size = sampleRate / CARRIER_HZ;
  const level = (cycle: number) => {
    let [re, im] = [0, 0];
    for (let i = 0; i < size; i += 1) {
      const turn = (2 * Math.PI * i) / size;
      re += (left[cycle * size + i] ?? 0) * Math.cos(turn);
      im += (left[cycle * size + i] ?? 0) * Math.sin(turn);
    }
    return (2 * Math.hypot(re, im)) / size;
  };
  return Array.from({ length: MINUTE_S * CARRIER_HZ }, (_, i) => level(SETTLE_S * CARRIER_HZ + i));
}

function meanSquare({ left, sampleRate }: RenderedSound): number {
  const heard = left.subarray(SETTLE_S * sampleRate, (SETTLE_S + MINUTE_S) * sampleRate);
  return heard.reduce((sum, value) => sum + value * value, 0) / heard.length;
}

function lineAt(samples: readonly number[], hz: number) {
  const mean = samples.reduce((sum, value) => sum + value, 0) / samples.length;
  const swung = samples.map((value) => value - mean);
  const amplitude = (at: number) => toneAt(swung, CARRIER_HZ, at).amplitude;
  const around = [-0.9, -0.7, -0.5, -0.3, 0.3, 0.5, 0.7, 0.9].map((off) => amplitude(hz + off));
  const floor = Math.hypot(...around) / Math.sqrt(around.length);
  return { line: amplitude(hz), floor };
}

describe('the sound of a sham', () => {
  it.each([
    ['3 and 10 Hz', {}, [3, 10]],
    ['40 Hz alone', { slowHz: 0, fastHz: 40 }, [40]],
    ['squares of 2 and 13 Hz', { slowHz: 2, fastHz: 13, waveform: 'Square' }, [2, 13]],
  ] as const)(
    'is as loud as the real one, and has none of its lines: %s',
    async (_, moment, linesHz) => {
      const [real, sham] = [
        await renderPlay(playOf(moment, true), SETTLE_S + MINUTE_S),
        await renderPlay(playOf(moment, false), SETTLE_S + MINUTE_S),
      ];
      const louder = decibels(meanSquare(sham) / meanSquare(real)) / 2;
      expect(Math.abs(louder)).toBeLessThan(0.1);
      const [realLevels, shamLevels] = [levels(real), levels(sham)];
      for (const hz of linesHz) {
        const [line, none] = [lineAt(realLevels, hz), lineAt(shamLevels, hz)];
        expect(line.line, `${hz} Hz`).toBeGreaterThan(300 * line.floor);
        expect(line.line, `${hz} Hz`).toBeGreaterThan(5 * none.line);
        expect(none.line, `${hz} Hz`).toBeLessThan(2.5 * none.floor);
      }
    },
  );

  it('keeps to the phase that the light has, through changes of oscillators and without a click', async () => {
    const play = playOf({ slowHz: 0, fastHz: 10 }, false);
    const sound = await renderPlay(play, SETTLE_S + MINUTE_S);
    const track = legOf(play, 0).sounds.centre;
    const heights = levels(sound);
    const middle = heights.reduce((sum, level) => sum + level, 0) / heights.length;
    const pulse = heights.map((_, i) =>
      Math.sin(2 * Math.PI * phaseAt(track, SETTLE_S + (i + 0.5) / CARRIER_HZ)),
    );
    let [both, own, its] = [0, 0, 0];
    heights.forEach((level, i) => {
      const height = level - middle;
      both += height * (pulse[i] ?? 0);
      own += height ** 2;
      its += (pulse[i] ?? 0) ** 2;
    });
    expect(both / Math.sqrt(own * its)).toBeGreaterThan(0.9995);
    expect(clickLevel(sound.left, sound.sampleRate)).toBeLessThan(-80);
  });
});
