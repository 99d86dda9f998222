import { plainText } from '../suggestion/plain-text.ts';

/** Longest answer for a person that is shown, in code points. */
export const MAX_HELP_CODE_POINTS = 1200;

/** What a person reads in a reply of any shape that is a `HelpAnswer`; undefined for any other. */
export function helpTextIn(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const fields: { readonly source?: unknown; readonly narrativeExplanation?: unknown } = body;
  const { source, narrativeExplanation } = fields;
  if (source !== 'help' || typeof narrativeExplanation !== 'string') return undefined;
  return plainText(narrativeExplanation, MAX_HELP_CODE_POINTS) || undefined;
}
