/** What can be read of an object of texts whose end, or whose syntax, is missing. */
export interface CutText {
  readonly text: string;
  /** Whether the text goes on where the reply ends. */
  readonly isCut: boolean;
}

const ESCAPE_CUT_SHORT = /\\(?:u[\da-f]{0,3})?$/iu;

/**
 * The text under `name` in JSON that is cut off anywhere, or that holds line breaks where JSON allows none; undefined where
 * no such text has begun.
 */
export function textInCutJson(json: string, name: 'title' | 'content'): CutText | undefined {
  const begins = new RegExp(`"${name}"\\s*:\\s*"`, 'u').exec(json);
  if (!begins) return undefined;
  const rest = json.slice(begins.index + begins[0].length);
  const [body = ''] = /^(?:[^"\\]|\\.)*/su.exec(rest) ?? [];
  const isCut = rest[body.length] !== '"';
  const text = unescaped(isCut ? rest.slice(0, body.length).replace(ESCAPE_CUT_SHORT, '') : body);
  return text === undefined ? undefined : { text, isCut };
}

function unescaped(body: string): string | undefined {
  const oneLine = body.replace(/\r\n|\r|\n/gu, '\\n').replaceAll('\t', '\\t');
  try {
    const text: unknown = JSON.parse(`"${oneLine}"`);
    return typeof text === 'string' ? text : undefined;
  } catch {
    return undefined;
  }
}
