import { revisionOfTag } from '@overtone/domain/contract/settings';
import { AppError } from '../app-error.ts';
import type { RequestContext } from '../server-context.ts';

/**
 * The revision that whoever changes something has seen, which `If-Match` names.
 *
 * @throws AppError `invalid_request` when the header is not exactly one tag of a revision.
 */
export function baseRevision(context: RequestContext): number {
  const revision = revisionOfTag(context.req.header('if-match') ?? '');
  if (revision === null) throw new AppError('invalid_request');
  return revision;
}
