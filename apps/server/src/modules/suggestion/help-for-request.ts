import { type HelpAnswer, helpFor } from '@overtone/recommender/crisis/help-answer';
import { regionOf } from '@overtone/recommender/crisis/region';
import type { RequestContext } from '../../http/server-context.ts';

/** Words for somebody who does not want to live, with the lines of where they may be; undefined for everybody else. */
export function helpForRequest(context: RequestContext, text: string): HelpAnswer | undefined {
  return helpFor(text, regionOf(languagesOf(context)));
}

function languagesOf(context: RequestContext): readonly string[] {
  const header = context.req.header('accept-language') ?? '';
  return header.split(',').map((entry) => entry.split(';')[0] ?? '');
}
