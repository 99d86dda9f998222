import type { OwnSettings } from '../protocol/own-settings.ts';
import { runOf, standingAttempts } from '../protocol/run.ts';
import { type SettingThatDiffered, settingsDiffering } from '../protocol/settings-differing.ts';
import type { KeptTest } from './kept-test.ts';

/**
 * What the session that is due would begin with otherwise than the other one of its pair; nothing where it is the first of a pair, or
 * where that was not noted.
 */
export function otherThanFirst(
  { sealed, attempts }: Pick<KeptTest, 'sealed' | 'attempts'>,
  now: OwnSettings,
): readonly SettingThatDiffered[] {
  if (runOf(sealed.protocol, attempts).next?.session !== 1) return [];
  const first = standingAttempts(attempts).at(-1);
  return first?.kind === 'held' && first.settings ? settingsDiffering(first.settings, now) : [];
}
