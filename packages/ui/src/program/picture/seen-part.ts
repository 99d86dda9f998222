/** A part of a picture, in pixels from its begin. */
export interface SeenPart {
  readonly fromPx: number;
  readonly toPx: number;
}

/** All of a picture. */
export const ALL_SEEN: SeenPart = { fromPx: -Infinity, toPx: Infinity };
