const CARRIAGE_RETURN = 13;
const LINE_FEED = 10;
const BLANKS = [32, 9];

/**
 * The text of a calendar's bytes: UTF-8, UTF-16 with its mark, or, where it is neither, Windows-1252. Lines are put
 * together before that, since some programs fold them in the middle of a character.
 */
export function decodeIcs(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const unfolded = withoutFolds(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(unfolded);
  } catch {
    return new TextDecoder('windows-1252').decode(unfolded);
  }
}

function withoutFolds(bytes: Uint8Array): Uint8Array {
  const kept = new Uint8Array(bytes.length);
  let length = 0;
  for (let index = 0; index < bytes.length; index += 1) {
    const foldLength = foldAt(bytes, index);
    if (foldLength > 0) index += foldLength - 1;
    else kept[length++] = bytes[index] ?? 0;
  }
  return kept.subarray(0, length);
}

function foldAt(bytes: Uint8Array, index: number): number {
  const first = bytes[index];
  if (first !== CARRIAGE_RETURN && first !== LINE_FEED) return 0;
  const breakLength = first === CARRIAGE_RETURN && bytes[index + 1] === LINE_FEED ? 2 : 1;
  return BLANKS.includes(bytes[index + breakLength] ?? 0) ? breakLength + 1 : 0;
}
