/** Longest UID that is kept as it stands; RFC 7986 (5.3) asks for no longer ones. */
const LONGEST_UID = 255;

/**
 * A UID of bounded length, since it stands in the key of every time of its series. A long one becomes its beginning and a
 * hash of all of it, longer than any that is kept as it stands, so that different ones stay different.
 */
export function boundedUid(uid: string): string {
  return uid.length <= LONGEST_UID ? uid : `${uid.slice(0, LONGEST_UID)}#${hashOf(uid)}`;
}

/** Hash of 53 bits (cyrb53). Whoever makes two texts collide mixes up two events of their own calendar. */
function hashOf(text: string): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    high = Math.imul(high ^ unit, 0x9e3779b1);
    low = Math.imul(low ^ unit, 0x5f356495);
  }
  const mixedHigh = mixed(high, low);
  const mixedLow = mixed(low, high);
  return (2 ** 32 * (mixedLow & 0x1fffff) + (mixedHigh >>> 0)).toString(36);
}

function mixed(one: number, other: number): number {
  return Math.imul(one ^ (one >>> 16), 0x85ebca6b) ^ Math.imul(other ^ (other >>> 13), 0xc2b2ae35);
}
