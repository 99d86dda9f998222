import type { SessionSettings } from '@overtone/domain/session/settings';

/** The settings that differ between `before` and `after`, with their values from before. Empty when none does. */
export function previousValues(
  before: SessionSettings,
  after: SessionSettings,
): Partial<SessionSettings> {
  const later = new Map<string, unknown>(Object.entries(after));
  return Object.fromEntries(
    Object.entries(before).filter(([name, value]) => later.get(name) !== value),
  );
}
