/** The picture of a desktop under the tint. */
export const DESK = {
  label: 'How much of this desktop lies under the tint',
  off: 'Off',
  on: 'On',
  caption:
    'A desktop with the tint on, and off. Drag the line. Shown still. In use, the tint swells and fades with the tone.',
  /** Per cent of the picture under the tint at first. */
  covered: 58,
} as const;

/** Where the line stands, in words; apart from the rest, which the page has in its HTML. */
export function underTheTint(percent: number): string {
  return `${percent}% under the tint`;
}
