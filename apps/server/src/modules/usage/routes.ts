import {
  beatUse,
  endUse,
  exportUse,
  readInsights,
  readUsage,
  reportUse,
} from '@overtone/domain/contract/usage';
import type { Api } from '../../access/api.ts';
import { serve, serveFile } from '../../access/serve.ts';
import { answerInPieces } from '../../http/answer-in-pieces.ts';
import type { OneAtATime } from '../../http/request/one-at-a-time.ts';
import type { UsageService } from './service.ts';
import { usageCsv } from './usage-csv.ts';

/** What the routes of use work with. */
export interface UsageRouteParts {
  readonly service: UsageService;
  readonly exports: OneAtATime;
}

/** Recording of use (`POST /api/usage/sessions…`) and what it amounts to (`GET /api/usage…`), each account its own. */
export function usageRoutes(api: Api, { service, exports }: UsageRouteParts): void {
  serve(api, reportUse, ({ member, body }) => service.report(member.id, body));
  serve(api, beatUse, ({ member, params }) => service.beat(member.id, params.id));
  serve(api, endUse, ({ member, params, body }) => service.end(member.id, params.id, body));
  serve(api, readUsage, ({ member }) => service.usageOf(member.id));
  serve(api, readInsights, ({ member, query }) => service.insightsOf(member.id, query.days));
  serveFile(api, exportUse, ({ member, context }) => {
    const headers = {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="usage.csv"',
    };
    return answerInPieces(context, headers, () =>
      exports.send(
        member.id,
        usageCsv(service.rowPages(member.id), () => service.useInTests(member.id)),
      ),
    );
  });
}
