import { percent } from '@overtone/domain/session/percent';
import type { UnitInterval } from '@overtone/domain/units';
import type { Settings, Step } from './current-settings.ts';
import type { Direction } from './order.ts';

const QUIETER = 0.6;

const ALREADY_OFF = 'The sound is already off.';

/**
 * The tone quieter, to nothing where there is no step below it, and where it is at nothing what plays behind it; louder is only
 * the person's.
 */
export function withVolume(settings: Settings, direction: Direction): Step {
  const { masterAudioVolume: tone, backgroundVolume } = settings;
  if (direction === 'more') {
    return [{}, `The volume stays at ${percent(tone)}: only you raise it, with its slider.`];
  }
  if (tone > 0) {
    const volume = quieter(tone);
    return [{ masterAudioVolume: volume }, quieterWords('the volume', tone, volume)];
  }
  if (backgroundVolume === null || backgroundVolume === 0) return [{}, ALREADY_OFF];
  const volume = quieter(backgroundVolume);
  return [{ backgroundVolume: volume }, quieterWords('the background', backgroundVolume, volume)];
}

function quieter(from: UnitInterval): UnitInterval {
  const level = Number((from * QUIETER).toFixed(2));
  return level < from ? level : 0;
}

function quieterWords(name: string, from: UnitInterval, to: UnitInterval): string {
  const back = to === 0 ? ' Undo or its slider brings it back.' : '';
  return `Quieter: ${name} goes from ${percent(from)} to ${percent(to)}.${back}`;
}

/** No sound at all: the tone and what plays behind it. */
export function muted({ masterAudioVolume: tone, backgroundVolume }: Settings): Step {
  const background = backgroundVolume ?? 0;
  if (tone > 0 && background > 0) {
    const parts = `the tone goes from ${percent(tone)} to 0%, the background from ${percent(background)} to 0%`;
    const sentence = `No sound: ${parts}. Undo or their sliders bring them back.`;
    return [{ masterAudioVolume: 0, backgroundVolume: 0 }, sentence];
  }
  if (tone > 0) return [{ masterAudioVolume: 0 }, `No sound: ${goneWords('the tone', tone)}`];
  if (background > 0) {
    return [{ backgroundVolume: 0 }, `No sound: ${goneWords('the background', background)}`];
  }
  return [{}, ALREADY_OFF];
}

/** Nothing behind the tone. */
export function withoutBackground({ backgroundVolume }: Settings): Step {
  if (backgroundVolume === null || backgroundVolume === 0) {
    return [{}, 'No background sound is playing.'];
  }
  return [{ backgroundVolume: 0 }, goneWords('The background', backgroundVolume)];
}

function goneWords(name: string, from: UnitInterval): string {
  return `${name} goes from ${percent(from)} to 0%. Undo or its slider brings it back.`;
}
