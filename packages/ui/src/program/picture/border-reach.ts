/** How far a border can be held on either side of its line: half of what a mouse holds; a page may ask for more for fingers. */
const REACH = 'var(--reach, 8px)';

/**
 * How far to the left and to the right of its line a border can be held, as lengths of a style, by how wide the stage is that
 * ends there and the one behind it, in pixels. Of that one it covers a quarter at most, and half of its own, so that
 * each can be pressed in its middle; what is missing on one side is added on the other.
 */
export function borderReach(ownPx: number, nextPx: number) {
  const side = (most: number, otherMost: number) =>
    `min(${most}px, ${REACH} + max(0px, ${REACH} - ${otherMost}px))`;
  const [own, next] = [ownPx / 2, nextPx / 4];
  return { left: side(own, next), right: side(next, own) };
}
