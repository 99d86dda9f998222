import { deleteProgram, keepProgram, readPrograms } from '@overtone/domain/contract/programs';
import { revisionTag } from '@overtone/domain/contract/settings';
import { parseProgram } from '@overtone/domain/program/text/parse-program';
import { printProgram } from '@overtone/domain/program/text/print-program';
import type { Api } from '../../access/api.ts';
import { NOT_CHANGED, serve } from '../../access/serve.ts';
import { AppError } from '../../http/app-error.ts';
import { matchesEtag } from '../../http/files/etag.ts';
import { baseRevision } from '../../http/request/base-revision.ts';
import type { NotKept, ProgramService } from './service.ts';

/**
 * `GET /api/programs`, `PUT` and `DELETE /api/programs/:id`: the programs of an account, each read, changed and deleted
 * with an entity tag, so that nobody overwrites or deletes what they had not seen.
 */
export function programRoutes(api: Api, service: ProgramService): void {
  serve(api, readPrograms, async ({ member, context }) => {
    const known = context.req.header('if-none-match');
    const etag = revisionTag(await service.revisionOf(member.id));
    if (matchesEtag(known, etag)) {
      context.header('etag', etag);
      return NOT_CHANGED;
    }
    const all = await service.programsOf(member.id);
    context.header('etag', revisionTag(all.revision));
    return all;
  });

  serve(api, keepProgram, async ({ member, params, body, context }) => {
    const text = normalText(body.text);
    const kept = await service.keep(member.id, params.id, baseRevision(context), text);
    if (!kept.ok) throw refusal(kept.reason);
    context.header('etag', revisionTag(kept.value.revision));
    return kept.value;
  });

  serve(api, deleteProgram, async ({ member, params, context }) => {
    const deleted = await service.remove(member.id, params.id, baseRevision(context));
    if (!deleted.ok) throw refusal(deleted.reason);
    return deleted.value;
  });
}

/** The one way to write the program down; a refusal names the line. */
function normalText(text: string): string {
  const read = parseProgram(text);
  if (!read.ok) throw new AppError('program_unreadable', { sentence: read.reason });
  return printProgram(read.value);
}

function refusal(reason: NotKept): AppError {
  if (reason.kind === 'too-much') return new AppError('programs_full', { sentence: TOO_MUCH });
  return new AppError(reason.kind === 'stale' ? 'program_stale' : 'programs_full');
}

const TOO_MUCH = 'The programs of this account fill all the room there is. Delete one first.';
