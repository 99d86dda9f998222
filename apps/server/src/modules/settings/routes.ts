import {
  revisionOfTag,
  revisionTag,
  SETTINGS_TAG,
  settingsChangeSchema,
  type SettingsState,
  settingsStateSchema,
} from '@overtone/domain/contract/settings';
import { memberOf } from '../../access/guard.ts';
import { AppError } from '../../http/app-error.ts';
import { matchesEtag } from '../../http/etag.ts';
import { readJson } from '../../http/read-json.ts';
import type { RequestContext, ServerApp } from '../../http/server-context.ts';
import { spendAllowance } from '../../http/spend-allowance.ts';
import type { RateLimiter } from '../../ports/rate-limiter.ts';
import { describeOperation } from '../openapi/describe.ts';
import type { ChangeStreams } from './change-streams.ts';
import type { SettingsService } from './service.ts';

/** What the routes need. */
export interface SettingsRoutesParts {
  readonly service: SettingsService;
  readonly streams: ChangeStreams;
  /** Counts the changes of each account. */
  readonly limiter: RateLimiter;
}

/**
 * `GET` and `PUT /api/settings`: the settings that follow a person, read and changed with an entity tag, so that no
 * change overwrites one that its writer had not seen. `GET /api/settings/events`: a stream that names what changed.
 */
export function settingsRoutes(
  app: ServerApp,
  { service, streams, limiter }: SettingsRoutesParts,
): void {
  app.get(
    '/api/settings',
    describeOperation({
      summary: 'Read the settings that follow the account (ETag, If-None-Match)',
      headers: [{ name: 'If-None-Match', description: 'The version that is known already.' }],
      response: settingsStateSchema,
      isConditional: true,
      failures: ['unauthenticated'],
    }),
    async (context) => {
      const state = await service.settingsOf((await memberOf(context)).id);
      const headers = headersOf(state);
      return matchesEtag(context.req.header('if-none-match'), headers.etag)
        ? context.body(null, 304, headers)
        : context.json(state, 200, headers);
    },
  );

  app.put(
    '/api/settings',
    describeOperation({
      summary: 'Change groups of settings at the revision that If-Match names',
      headers: [
        {
          name: 'If-Match',
          description: 'The entity tag of the version that the change starts from.',
          isRequired: true,
          pattern: SETTINGS_TAG,
        },
      ],
      request: settingsChangeSchema,
      response: settingsStateSchema,
      failures: [
        'unauthenticated',
        'forbidden',
        'invalid_request',
        'settings_stale',
        'precondition_required',
        'rate_limited',
      ],
    }),
    async (context) => {
      const { id } = await memberOf(context);
      await spendAllowance(limiter, id);
      const baseRevision = revisionNamedBy(context);
      const { groups } = await readJson(context, settingsChangeSchema);
      const changed = await service.change(id, baseRevision, groups);
      if (!changed.ok) {
        const { etag } = headersOf(changed.reason);
        throw new AppError('settings_stale', {
          body: { settings: changed.reason },
          headers: { etag },
        });
      }
      return context.json(changed.value, 200, headersOf(changed.value));
    },
  );

  app.get(
    '/api/settings/events',
    describeOperation({
      summary: 'Hear what of the account changed, as server-sent events named settings or usage',
      response: undefined,
      failures: ['unauthenticated', 'too_many_streams', 'unavailable'],
    }),
    async (context) => {
      const { id } = await memberOf(context);
      const headers = {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        // Keeps nginx from collecting events before it passes them on.
        'x-accel-buffering': 'no',
      };
      // Nobody would read, or ever end, a stream that answers HEAD.
      if (context.req.method === 'HEAD') return context.body(null, 200, headers);
      return context.body(streams.open(id), 200, headers);
    },
  );
}

function headersOf({ revision }: SettingsState) {
  return { etag: revisionTag(revision), 'cache-control': 'no-store' };
}

function revisionNamedBy(context: RequestContext): number {
  const tag = context.req.header('if-match');
  if (tag === undefined) throw new AppError('precondition_required');
  const revision = revisionOfTag(tag);
  if (revision === null) throw new AppError('invalid_request');
  return revision;
}
