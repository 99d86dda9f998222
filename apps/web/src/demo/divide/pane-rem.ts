/** How wide the session's side may be made, in rem: from a column of a tablet to what a course needs at its widest. */
export const PANE_REM = { least: 24, most: 64 } as const;

/** A width in rem as far as it may be chosen. */
export function paneRemWithin(rem: number): number {
  return Math.min(Math.max(rem, PANE_REM.least), PANE_REM.most);
}

/** The width in rem that a kept text says; null where it says none. */
export function readPaneRem(text: string | null): number | null {
  const rem = Number.parseFloat(text ?? '');
  return Number.isFinite(rem) ? paneRemWithin(rem) : null;
}

/** What a key makes of a width in rem: one to either side, an end, or null for the width that the window gives; undefined for other keys. */
export function paneRemAfterKey(key: string, rem: number): number | null | undefined {
  switch (key) {
    case 'ArrowLeft':
      return paneRemWithin(rem - 1);
    case 'ArrowRight':
      return paneRemWithin(rem + 1);
    case 'Home':
      return PANE_REM.least;
    case 'End':
      return PANE_REM.most;
    case 'Enter':
      return null;
    default:
      return undefined;
  }
}
