const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const VALUE_OF = new Map(Array.from(LETTERS, (letter, value) => [letter, value]));

/** Bytes as letters that an address carries as they are (RFC 4648, 5; without padding). */
export function toBase64Url(bytes: readonly number[]): string {
  let text = '';
  for (let i = 0; i < bytes.length; i += 3) {
    const [a = 0, b = 0, c = 0] = bytes.slice(i, i + 3);
    const bits = (a << 16) | (b << 8) | c;
    const letters = [18, 12, 6, 0].map((shift) => LETTERS[(bits >> shift) & 63]).join('');
    text += letters.slice(0, Math.min(4, bytes.length - i + 1));
  }
  return text;
}

/** What {@link toBase64Url} wrote; null for every other text. */
export function fromBase64Url(text: string): readonly number[] | null {
  const bytes: number[] = [];
  for (let i = 0; i < text.length; i += 4) {
    const group = text.slice(i, i + 4).split('');
    let bits = 0;
    for (let at = 0; at < 4; at += 1) {
      const value = at < group.length ? VALUE_OF.get(group[at] ?? '') : 0;
      if (value === undefined) return null;
      bits = (bits << 6) | value;
    }
    bytes.push(...[bits >> 16, (bits >> 8) & 255, bits & 255].slice(0, group.length - 1));
  }
  return toBase64Url(bytes) === text ? bytes : null;
}
