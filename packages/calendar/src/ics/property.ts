import ICAL from 'ical.js';

/** One line of a calendar, taken apart. Names are lower-cased. */
export interface IcsProperty {
  readonly name: string;
  readonly parameters: Readonly<Record<string, string>>;
  /** What kind of value it says it has, for example `date` or `date-time`. */
  readonly type: string;
  /** Plain values as jCal writes them; a recurrence rule is an object. */
  readonly values: readonly unknown[];
}

/** Takes one unfolded line apart. Undefined where it is not in the form that the format asks for. */
export function readProperty(line: string): IcsProperty | undefined {
  try {
    const parsed: unknown = ICAL.parse.property(line);
    if (!Array.isArray(parsed)) return undefined;
    const [name, parameters, type, ...values]: readonly unknown[] = parsed;
    if (typeof name !== 'string' || typeof type !== 'string') return undefined;
    return { name, parameters: textsOf(parameters), type, values };
  } catch {
    return undefined;
  }
}

function textsOf(parameters: unknown): Readonly<Record<string, string>> {
  if (typeof parameters !== 'object' || parameters === null) return {};
  return Object.fromEntries(
    Object.entries(parameters).filter((entry): entry is [string, string] => {
      return typeof entry[1] === 'string';
    }),
  );
}
