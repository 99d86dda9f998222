import type { ProgramPlay } from '@overtone/domain/program/play/program-play';
import type { Hertz, Seconds } from '@overtone/domain/units';
import { soundOutput } from '@overtone/engine/audio/sound-output';
import { beginTracks, takeTracks } from '@overtone/engine/clock/rhythm-tracks';
import { courseOf, legOf, settingsOfPlay } from '@overtone/engine/program-leg';
import { AS_LOUD_AS_IT_SAYS, programSteps } from '@overtone/engine/program-steps';
import { stimulusFrom } from '@overtone/engine/stimulus/plan';
import { steadyOutput } from './outputs.ts';
import type { RenderedSound } from './render-sound.ts';

const SCREEN = steadyOutput(60);

/**
 * Renders a play from time 0 on through the graph that a person hears, told of it as often as an engine tells it. To hear
 * what is far in, let the play begin before 0.
 */
export async function renderPlay(
  play: ProgramPlay,
  durationS: Seconds,
  sampleRate: Hertz = 48_000,
): Promise<RenderedSound> {
  const context = new OfflineAudioContext(2, Math.round(durationS * sampleRate), sampleRate);
  const first = legOf(play, 0);
  const begin = stimulusFrom(settingsOfPlay(AS_LOUD_AS_IT_SAYS, play, 0), SCREEN, {
    ...first.sounds,
    at: 0,
  });
  let tracks = beginTracks(begin, 0);
  const output = soundOutput(context, begin.sound, 0, {
    load: (path) => Promise.reject(new Error(`nothing is served at ${path}`)),
    onTrackFailed: (reason) => {
      throw new Error(reason);
    },
  });
  for (const { at, leg, settings } of programSteps(AS_LOUD_AS_IT_SAYS, play, 0)) {
    if (at >= durationS) break;
    const plan = stimulusFrom(settings, SCREEN, courseOf(leg, at));
    tracks = takeTracks(tracks, plan, at, leg.sounds, false);
    output.follow(plan.sound, tracks, at);
  }
  const rendered = await context.startRendering();
  const [left, right] = [rendered.getChannelData(0).slice(), rendered.getChannelData(1).slice()];
  return { left, right, sampleRate };
}
