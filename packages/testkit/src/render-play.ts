import { isOver, type ProgramPlay } from '@overtone/domain/program/play/program-play';
import { DEMO_DEFAULTS } from '@overtone/domain/session/defaults';
import type { SessionSettings } from '@overtone/domain/session/settings';
import type { Seconds } from '@overtone/domain/units';
import { soundOutput } from '@overtone/engine/audio/sound-output';
import { beginTracks, takeTracks } from '@overtone/engine/clock/rhythm-tracks';
import { legOf, settingsOfPlay } from '@overtone/engine/program-leg';
import { stimulusFrom } from '@overtone/engine/stimulus/plan';
import { steadyOutput } from './outputs.ts';
import type { RenderedSound } from './render-sound.ts';

const SCREEN = steadyOutput(60);
const SAMPLE_RATE = 48_000;

/** Volumes of a person who lets a program be as loud as it says. */
const PERSON: SessionSettings = {
  ...DEMO_DEFAULTS,
  isOn: true,
  masterAudioVolume: 1,
  backgroundVolume: 1,
};

/**
 * Renders a play from time 0 on through the graph that a person hears, told of it as often as an engine tells it. To hear
 * what is far in, let the play begin before 0.
 */
export async function renderPlay(play: ProgramPlay, durationS: Seconds): Promise<RenderedSound> {
  const context = new OfflineAudioContext(2, Math.round(durationS * SAMPLE_RATE), SAMPLE_RATE);
  let leg = legOf(play, 0);
  const planAt = (time: Seconds) =>
    stimulusFrom(settingsOfPlay(PERSON, play, time), SCREEN, { ...leg.sounds, at: time });
  let tracks = beginTracks(planAt(0), 0);
  const output = soundOutput(context, planAt(0).sound, 0, {
    load: (path) => Promise.reject(new Error(`nothing is served at ${path}`)),
    onTrackFailed: (reason) => {
      throw new Error(reason);
    },
  });
  for (let time = 0; time < durationS && !isOver(play, time);) {
    if (time >= leg.until) leg = legOf(play, time);
    const plan = planAt(time);
    tracks = takeTracks(tracks, plan, time, leg.sounds, false);
    output.follow(plan.sound, tracks, time);
    time = Math.min(leg.until, time + leg.stepS);
  }
  const rendered = await context.startRendering();
  const [left, right] = [rendered.getChannelData(0).slice(), rendered.getChannelData(1).slice()];
  return { left, right, sampleRate: SAMPLE_RATE };
}
