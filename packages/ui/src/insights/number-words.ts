const WORDS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

const LIST = new Intl.ListFormat('en-GB');

/** A count inside a sentence: in words up to twelve, "no" for 0, in digits above. */
export function countText(count: number): string {
  return WORDS[count] ?? String(count);
}

/** A count with what is counted: "no sessions", "one session", "13 sessions". */
export function counted(count: number, one: string, more = `${one}s`): string {
  return `${countText(count)} ${count === 1 ? one : more}`;
}

/** Names in a sentence: "one", "one and two", "one, two and three". */
export function listed(names: readonly string[]): string {
  return LIST.format(names);
}

/** A number of points with its sign and at most one decimal: "+0.5", "−1", "0". */
export function signedText(value: number): string {
  const shown = Math.round(Math.abs(value) * 10) / 10;
  if (shown === 0) return '0';
  return `${value > 0 ? '+' : '−'}${shown}`;
}

/** A sentence that begins with a capital. */
export function capital(sentence: string): string {
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}`;
}
