import { mergeSettings } from '@overtone/domain/session/merge-settings';
import type { SessionSettings } from '@overtone/domain/session/settings';
import { isSameLed } from '../calendar/led-settings.ts';
import { previousValues } from './previous-values.ts';
import type { ChangeCause } from './session-change.ts';

/** The settings in force, and the person's own: the same without what an event of a calendar leads. */
export interface OwnAndInForce {
  readonly own: SessionSettings;
  readonly inForce: SessionSettings;
}

/**
 * Both after a change; numbers outside their range are brought inside it. An event changes what is in force alone, anything
 * else both. Whoever changes something that an event leads ends its lead: where that was done here, all that stands is the
 * person's own; where it was done elsewhere, what is their own there is in force here. What does not change is the same object.
 */
export function changedBoth(
  { own, inForce }: OwnAndInForce,
  change: Partial<SessionSettings>,
  cause: ChangeCause,
): OwnAndInForce {
  if (cause === 'calendar') return { own, inForce: laidOver(inForce, change) };
  if (cause === 'sync') {
    const chosen = laidOver(own, change);
    return { own: chosen, inForce: following(inForce, own, chosen) };
  }
  const changed = laidOver(inForce, change);
  return { own: following(own, inForce, changed), inForce: changed };
}

/** `settings` with what changed from `before` to `after`; with all of `after` where an event's lead ended with that. */
function following(
  settings: SessionSettings,
  before: SessionSettings,
  after: SessionSettings,
): SessionSettings {
  return laidOver(settings, isSameLed(before, after) ? previousValues(after, before) : after);
}

function laidOver(settings: SessionSettings, change: Partial<SessionSettings>): SessionSettings {
  const merged = mergeSettings(settings, change);
  return Object.keys(previousValues(settings, merged)).length > 0 ? merged : settings;
}
