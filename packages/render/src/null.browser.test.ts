import { beginPlay } from '@overtone/domain/program/play/program-play';
import type { Moment, Program, Stage } from '@overtone/domain/program/program';
import { CURVES } from '@overtone/domain/rhythm/curve';
import { NATURE_TRACKS } from '@overtone/domain/session/background-sounds';
import { DEMO_DEFAULTS } from '@overtone/domain/session/defaults';
import { type SessionSettings, WAVEFORMS } from '@overtone/domain/session/settings';
import { loadTrack } from '@overtone/engine/audio/ambient-track';
import { backgroundVoice } from '@overtone/engine/audio/background-voice';
import { beginTracks, followTracks } from '@overtone/engine/clock/rhythm-tracks';
import { stimulusFrom } from '@overtone/engine/stimulus/plan';
import { steadyOutput } from '@overtone/testkit/outputs';
import { renderPlay } from '@overtone/testkit/render-play';
import { type Cue, renderSound } from '@overtone/testkit/render-sound';
import { describe, expect, it } from 'vitest';
import { soundInMemory, type Stereo } from './samples/sound-source.ts';
import { sampleRenderer } from './samples/sample-renderer.ts';
import { scoreOfPlay } from './score/program-score.ts';
import { scoreWriter, type SoundScore } from './score/sound-score.ts';

/** Every difference between both renderers is quieter than this, against full scale. */
const QUIETEST_DB = -90;

/**
 * Browsers count the phase of an oscillator by an increment of single precision, which drifts away from its frequency by
 * some 3e-8 of it. At this rate the increment of every frequency that singles hold is exact, so that what is left is the
 * difference of the two renderers.
 */
const EXACT_RATE = 32_768;
const SCREEN = steadyOutput(60);
const TONE: Partial<SessionSettings> = {
  isOn: true,
  backgroundSoundType: 'off',
  masterAudioVolume: 1,
};

/** The loudest sample of the difference of two sounds, in decibels of full scale. */
function differenceDb(graph: Stereo, ours: Stereo): number {
  let most = 0;
  for (const channel of ['left', 'right'] as const) {
    const [a, b] = [graph[channel], ours[channel]];
    expect(b.length).toBe(a.length);
    for (let i = 0; i < a.length; i += 1)
      most = Math.max(most, Math.abs((a[i] ?? 9) - (b[i] ?? 0)));
  }
  return 20 * Math.log10(Math.max(most, 1e-12));
}

function isHeard({ left }: Stereo): boolean {
  return left.some((sample) => Math.abs(sample) > 1e-3);
}

/** What the samples' own renderer makes of cues, told of them as the graph is. */
function scoreOfCues(cues: readonly Cue[]): SoundScore {
  let settings: SessionSettings = { ...DEMO_DEFAULTS, ...cues[0]?.settings };
  const first = stimulusFrom({ ...settings, isOn: false }, SCREEN);
  let tracks = beginTracks(stimulusFrom(settings, SCREEN), cues[0]?.atS ?? 0);
  const writer = scoreWriter(first.sound);
  for (const cue of cues) {
    settings = { ...settings, ...cue.settings };
    const plan = stimulusFrom(settings, SCREEN);
    tracks = followTracks(tracks, plan, cue.atS);
    const sounds = { global: tracks.global.sound, centre: tracks.centre.sound };
    writer.follow(plan.sound, sounds, cue.atS);
  }
  return writer.score();
}

const NO_TRACK = () => null;

async function nullOfCues(cues: readonly Cue[], durationS: number, sampleRate = EXACT_RATE) {
  const graph = await renderSound(cues, { durationS, sampleRate });
  const ours = sampleRenderer(scoreOfCues(cues), sampleRate, NO_TRACK)(0, graph.left.length);
  expect(isHeard(ours)).toBe(true);
  return differenceDb(graph, ours);
}

const START: Moment = {
  slowHz: 3,
  fastHz: 12,
  strength: 0.6,
  hue: 190,
  carrierHz: 205,
  waveform: 'Sine',
  volume: 1,
  sound: 'off',
  soundVolume: 0.5,
};

function program(start: Partial<Moment>, ...stages: readonly Omit<Stage, 'kind'>[]): Program {
  return {
    name: 'Null',
    start: { ...START, ...start },
    course: stages.map((stage) => ({ kind: 'stage', ...stage })),
    fadeMs: 1000,
  };
}

async function nullOfPlay(of: Program, durationS: number, inS = 0) {
  const play = { ...beginPlay(of, 0), at: -inS };
  const graph = await renderPlay(play, durationS, EXACT_RATE);
  const ours = sampleRenderer(scoreOfPlay(play), EXACT_RATE, NO_TRACK)(0, graph.left.length);
  expect(isHeard(ours)).toBe(true);
  return differenceDb(graph, ours);
}

describe('the samples against the audio graph', () => {
  it.each(WAVEFORMS)('are the same tone in %s', async (waveform) => {
    for (const [slowHz, fastHz] of [
      [3, 40],
      [0.1, 0.3],
      [17.25, 100],
    ]) {
      const cue = {
        ...TONE,
        waveform,
        globalModulationHz: slowHz ?? 0,
        centerModulationHz: fastHz ?? 0,
        globalModulationStrength: 1,
      };
      expect(await nullOfCues([{ atS: 0.25, settings: cue }], 6)).toBeLessThan(QUIETEST_DB);
    }
  });

  it.each([0, 0.015, 0.3, 1])('are as loud at volume %s', async (volume) => {
    const loud = { ...TONE, masterAudioVolume: volume };
    const cues = [
      { atS: 0, settings: loud },
      { atS: 0.5, settings: { backgroundSoundType: 'pink', backgroundVolume: 1 } },
      { atS: 1, settings: { backgroundVolume: volume } },
    ] as const;
    expect(await nullOfCues(cues, 2)).toBeLessThan(QUIETEST_DB);
  });

  it.each(['pink', 'brown'] as const)('are the same %s noise', async (backgroundSoundType) => {
    const settings = { ...TONE, masterAudioVolume: 0, backgroundSoundType, backgroundVolume: 1 };
    for (const rate of [EXACT_RATE, 48_000]) {
      expect(await nullOfCues([{ atS: 0, settings }], 5, rate)).toBeLessThan(QUIETEST_DB);
    }
  });

  it('go through every change as the graph does, also one within another', async () => {
    const cues: Cue[] = [
      { atS: 0.25, settings: { ...TONE, waveform: 'Square' } },
      { atS: 0.5, settings: { isochronicPitch: 320 } },
      { atS: 0.53125, settings: { isochronicPitch: 110, masterAudioVolume: 0.4 } },
      { atS: 0.5625, settings: { globalModulationHz: 5, globalModulationStrength: 0.2 } },
      { atS: 0.6, settings: { waveform: 'Triangle', centerModulationHz: 0 } },
      { atS: 1, settings: { backgroundSoundType: 'brown', backgroundVolume: 0.5 } },
      { atS: 1.5, settings: { backgroundSoundType: 'pink', centerModulationHz: 25 } },
      { atS: 2, settings: { isOn: false } },
    ];
    expect(await nullOfCues(cues, 2.5)).toBeLessThan(QUIETEST_DB);
  });

  it.each(CURVES)('glide %s as it does, every value at once', async (curve) => {
    const of = program(
      { sound: 'pink' },
      {
        lengthMs: 4000,
        curve,
        to: { slowHz: 1, fastHz: 30, carrierHz: 180, strength: 0.2, volume: 0.4, soundVolume: 0.1 },
      },
      { lengthMs: 2000, curve: 'hold', to: { waveform: 'Square', sound: 'brown' } },
    );
    expect(await nullOfPlay(of, 7)).toBeLessThan(QUIETEST_DB);
  });

  it('are where it is in the middle of a long way', async () => {
    const of = program(
      { waveform: 'Sawtooth' },
      {
        lengthMs: 1_800_000,
        curve: 'exponential',
        to: { slowHz: 0.2, fastHz: 2, carrierHz: 300 },
      },
    );
    expect(await nullOfPlay(of, 16, 900)).toBeLessThan(QUIETEST_DB);
  });

  it.each(NATURE_TRACKS)('are the same %s, over the seam of its loop', async (track) => {
    const context = new OfflineAudioContext(2, 82 * 48_000, 48_000);
    const load = async (path: string) =>
      (await fetch(path.replace('/audio/ambient/', '/'))).arrayBuffer();
    const loaded = await loadTrack(context, load, track);
    if (!loaded.ok) throw new Error(loaded.reason);
    const settings = {
      ...DEMO_DEFAULTS,
      ...TONE,
      masterAudioVolume: 0,
      backgroundSoundType: 'ambient' as const,
      ambientTrack: track,
      backgroundVolume: 1,
    };
    const { sound } = stimulusFrom(settings, SCREEN);
    backgroundVoice(context, context.destination, 'ambient', loaded.value, 0).level(
      sound.background.gain,
      0,
    );
    const rendered = await context.startRendering();
    const source = { left: loaded.value.getChannelData(0), right: loaded.value.getChannelData(1) };
    const score = scoreOfCues([{ atS: 0, settings }]);
    const ours = sampleRenderer(score, 48_000, () => soundInMemory(source))(0, rendered.length);
    const graph = { left: rendered.getChannelData(0), right: rendered.getChannelData(1) };
    expect(isHeard(ours)).toBe(true);
    expect(differenceDb(graph, ours)).toBeLessThan(QUIETEST_DB);
  });
});
