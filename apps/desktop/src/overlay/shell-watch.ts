import type { Milliseconds } from '@overtone/domain/units';

/** A shell that has answered nothing for this long is taken to hang; the page then takes its light away by itself. */
export const SHELL_SILENCE_MS: Milliseconds = 2_500;

/** The most that counts as silence between two looks: a page that was held up itself has heard nobody. */
const LONGEST_COUNTED_MS: Milliseconds = 1_000;

/** Whether the shell that an overlay belongs to still answers. */
export interface ShellWatch {
  /** The shell has answered. */
  readonly heard: () => void;
  /** To be called about twice a second. */
  readonly look: () => void;
}

/** Watches from now on. `onSilent` and `onBack` take turns. `now` is in milliseconds. */
export function shellWatch(parts: {
  readonly now: () => Milliseconds;
  readonly onSilent: () => void;
  readonly onBack: () => void;
}): ShellWatch {
  let silentMs: Milliseconds = 0;
  let lookedAt = parts.now();
  return {
    heard() {
      const wasSilent = silentMs >= SHELL_SILENCE_MS;
      silentMs = 0;
      if (wasSilent) parts.onBack();
    },
    look() {
      const wasSilent = silentMs >= SHELL_SILENCE_MS;
      const now = parts.now();
      silentMs += Math.min(now - lookedAt, LONGEST_COUNTED_MS);
      lookedAt = now;
      if (!wasSilent && silentMs >= SHELL_SILENCE_MS) parts.onSilent();
    },
  };
}
