import { readFileSync } from 'node:fs';
import { DEMO_DEFAULTS } from '@overtone/domain/session/defaults';
import type { SessionSettings } from '@overtone/domain/session/settings';
import type { Seconds } from '@overtone/domain/units';
import { loadTrack } from '@overtone/engine/audio/ambient-track';
import { backgroundVoice } from '@overtone/engine/audio/background-voice';
import { noiseBuffer } from '@overtone/engine/audio/noise-buffer';
import { soundPlan } from '@overtone/engine/stimulus/sound-plan';
import { mp3Path } from '../files/track-files.ts';
import { SAMPLE_RATE } from '../synthesis/loop.ts';

const NO_RHYTHM = { hz: 0, glides: false };

/** A background alone, through the nodes that play it. */
export async function renderBackground(
  change: Partial<SessionSettings>,
  durationS: Seconds,
): Promise<{ readonly left: Float32Array; readonly right: Float32Array }> {
  const settings = { ...DEMO_DEFAULTS, ...change, isOn: true };
  const { background } = soundPlan(settings, NO_RHYTHM, NO_RHYTHM, { ducksSound: false });
  const { kind, track, gain } = background;
  const context = new OfflineAudioContext(2, durationS * SAMPLE_RATE, SAMPLE_RATE);
  const load = () => Promise.resolve(new Uint8Array(readFileSync(mp3Path(track))).buffer);
  const loaded = kind === 'ambient' ? await loadTrack(context, load, track) : null;
  if (loaded && !loaded.ok) throw new Error(loaded.reason);
  if (kind === 'off') throw new Error('A background that is off is not rendered.');
  const colour = kind === 'brown' ? 'brown' : 'pink';
  const buffer = loaded?.value ?? noiseBuffer(context, colour);
  backgroundVoice(context, context.destination, kind, buffer, 0).level(gain, 0);
  const rendered = await context.startRendering();
  return {
    // Copied while the buffer is held: what is rendered goes with its context.
    left: rendered.getChannelData(0).slice(),
    right: rendered.getChannelData(1).slice(),
  };
}
