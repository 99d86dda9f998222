import {
  changeSettings,
  hearChanges,
  readSettings,
  revisionTag,
} from '@overtone/domain/contract/settings';
import type { Api } from '../../access/api.ts';
import { NOT_CHANGED, serve, serveFile } from '../../access/serve.ts';
import { baseRevision } from '../../http/request/base-revision.ts';
import { AppError } from '../../http/app-error.ts';
import { matchesEtag } from '../../http/files/etag.ts';
import type { ChangeStreams } from './change-streams.ts';
import type { SettingsService } from './service.ts';

/** What the routes need. */
export interface SettingsRoutesParts {
  readonly service: SettingsService;
  readonly streams: ChangeStreams;
}

/**
 * `GET` and `PUT /api/settings`: the settings that follow a person, read and changed with an entity tag, so that no
 * change overwrites one that its writer had not seen. `GET /api/settings/events`: a stream that names what changed.
 */
export function settingsRoutes(api: Api, { service, streams }: SettingsRoutesParts): void {
  serve(api, readSettings, async ({ member, context }) => {
    const state = await service.settingsOf(member.id);
    const etag = revisionTag(state.revision);
    context.header('etag', etag);
    return matchesEtag(context.req.header('if-none-match'), etag) ? NOT_CHANGED : state;
  });

  serve(api, changeSettings, async ({ member, body, context }) => {
    const changed = await service.change(member.id, baseRevision(context), body.groups);
    if (!changed.ok) {
      throw new AppError('settings_stale', {
        body: { settings: changed.reason },
        headers: { etag: revisionTag(changed.reason.revision) },
      });
    }
    context.header('etag', revisionTag(changed.value.revision));
    return changed.value;
  });

  serveFile(api, hearChanges, ({ member, context }) => {
    const headers = {
      'content-type': 'text/event-stream; charset=utf-8',
      // Keeps nginx from collecting events before it passes them on.
      'x-accel-buffering': 'no',
    };
    // Nobody would read, or ever end, a stream that answers HEAD.
    if (context.req.method === 'HEAD') return context.body(null, 200, headers);
    return context.body(streams.open(member.id), 200, headers);
  });
}
