import type { Arm } from '../protocol/order.ts';
import type { OwnSettings } from '../protocol/own-settings.ts';
import { type SettingThatDiffered, settingsDiffering } from '../protocol/settings-differing.ts';
import type { ReportSession } from './test-report.ts';

/** A pair that counts and whose sessions did not begin alike. */
export interface PairThatDiffered {
  /** From 0. */
  readonly pair: number;
  /** Which arm came first; null while the order is sealed, and where it was lost. */
  readonly first: Arm | null;
  readonly settings: readonly SettingThatDiffered[];
}

/** Pairs that count whose sessions began with other settings, by anything that can be set by hand; none where they were not noted. */
export function pairsThatDiffered(sessions: readonly ReportSession[]): readonly PairThatDiffered[] {
  const counting = sessions.filter(({ outcome }) => outcome === 'counts');
  return Array.from(Map.groupBy(counting, ({ pair }) => pair)).flatMap(([pair, both]) => {
    const [one, other] = both.map(settingsOf);
    const settings = one && other ? settingsDiffering(one, other) : [];
    return settings.length > 0 ? [{ pair, first: both[0]?.arm ?? null, settings }] : [];
  });
}

function settingsOf({ attempt }: ReportSession): OwnSettings | null {
  return (attempt.kind === 'held' && attempt.settings) || null;
}
