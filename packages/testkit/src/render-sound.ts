import { DEMO_DEFAULTS } from '@overtone/domain/session/defaults';
import type { SessionSettings } from '@overtone/domain/session/settings';
import { soundOutput } from '@overtone/engine/audio/sound-output';
import { beginTracks, followTracks } from '@overtone/engine/clock/rhythm-tracks';
import { stimulusFrom } from '@overtone/engine/stimulus/plan';
import { steadyOutput } from './outputs.ts';

/** Settings that take effect at a time of the rendering. */
export interface Cue {
  readonly atS: number;
  readonly settings: Partial<SessionSettings>;
}

/** The product's own sound graph, rendered. */
export interface RenderedSound {
  readonly left: Float32Array;
  readonly right: Float32Array;
  readonly sampleRate: number;
}

/** A tone alone, switched on: what most measurements start from. */
export const TONE_ALONE: Partial<SessionSettings> = { isOn: true, backgroundSoundType: 'off' };

const SCREEN = steadyOutput(60);

/** Renders cues, each on top of the ones before it, through the same graph that a person hears. */
export async function renderSound(
  cues: readonly Cue[],
  {
    durationS,
    sampleRate = 48_000,
    load = refuse,
  }: {
    durationS: number;
    sampleRate?: number;
    load?: (path: string) => Promise<ArrayBuffer>;
  },
): Promise<RenderedSound> {
  const context = new OfflineAudioContext(2, Math.round(durationS * sampleRate), sampleRate);
  let settings: SessionSettings = { ...DEMO_DEFAULTS, ...cues[0]?.settings };
  const first = stimulusFrom({ ...settings, isOn: false }, SCREEN);
  let tracks = beginTracks(stimulusFrom(settings, SCREEN), cues[0]?.atS ?? 0);
  const output = soundOutput(context, first.sound, 0, { load, onTrackFailed: fail });
  for (const cue of cues) {
    settings = { ...settings, ...cue.settings };
    const plan = stimulusFrom(settings, SCREEN);
    tracks = followTracks(tracks, plan, cue.atS);
    output.follow(plan.sound, tracks, cue.atS);
  }
  const rendered = await context.startRendering();
  // Copied while the buffer is held: what is rendered goes with its context.
  const [left, right] = [rendered.getChannelData(0).slice(), rendered.getChannelData(1).slice()];
  return { left, right, sampleRate };
}

function refuse(path: string): Promise<ArrayBuffer> {
  return Promise.reject(new Error(`nothing is served at ${path}`));
}

function fail(reason: string): never {
  throw new Error(reason);
}
