import {
  changeLetter,
  deleteLetter,
  listLetters,
  previewLetter,
  readLetter,
  resumeLetter,
  sendLetter,
  stopLetter,
  testLetter,
  writeLetter,
} from '@overtone/domain/contract/letters';
import { revisionTag } from '@overtone/domain/contract/settings';
import type { Api } from '../../access/api.ts';
import { serve, serveFile } from '../../access/serve.ts';
import type { Database } from '../../database/connection.ts';
import { CONTENT_POLICY } from '../../http/policy/content-policy.ts';
import { baseRevision } from '../../http/request/base-revision.ts';
import type { RequestContext } from '../../http/server-context.ts';
import type { LetterService } from './letter-service.ts';
import { lettersPage } from './shown-letter.ts';

/**
 * A mail's own styles and nothing else, shown in a frame of the page that asks for it, as of an origin of its own. No script
 * runs there for want of a source; the sandbox leaves them to this, so that what checks pages can look into the frame.
 */
const PREVIEW_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'; frame-ancestors 'self'; sandbox allow-scripts";

/** `/api/admin/letters`: letters, whom they reach, and what is done with them. */
export function letterRoutes(api: Api, database: Database, service: LetterService): void {
  serve(api, listLetters, ({ query }) => lettersPage(database, query.after));
  serve(api, readLetter, async ({ params, context }) =>
    tagged(context, await service.read(params.id)),
  );
  serve(api, writeLetter, async ({ member, body, context }) =>
    tagged(context, await service.write(member, body)),
  );
  serve(api, changeLetter, async ({ member, params, body, context }) =>
    tagged(context, await service.change(member, params.id, baseRevision(context), body)),
  );
  serve(api, deleteLetter, ({ member, params, context }) =>
    service.remove(member, params.id, baseRevision(context)),
  );
  serve(api, testLetter, async ({ member, params }) => ({
    did: await service.test(member, params.id),
  }));
  serve(api, sendLetter, async ({ member, params, body, context }) =>
    tagged(context, await service.send(member, params.id, baseRevision(context), body.subject)),
  );
  serve(api, stopLetter, async ({ member, params, context }) =>
    tagged(context, await service.stop(member, params.id)),
  );
  serve(api, resumeLetter, async ({ member, params, context }) =>
    tagged(context, await service.resume(member, params.id)),
  );
  serveFile(api, previewLetter, async ({ params, query, context }) => {
    const preview = await service.preview(params.id, query.as);
    const kind = query.as === 'text' ? 'text/plain' : 'text/html';
    return context.body(preview, 200, {
      'content-type': `${kind}; charset=utf-8`,
      [CONTENT_POLICY]: PREVIEW_POLICY,
    });
  });
}

function tagged<Shown extends { readonly revision: number }>(
  context: RequestContext,
  letter: Shown,
): Shown {
  context.header('etag', revisionTag(letter.revision));
  return letter;
}
