import { readGlance } from '@overtone/domain/contract/glance';
import {
  confirmPerson,
  deletePerson,
  endPersonSignIns,
  exportPerson,
  letPersonIn,
  listPeople,
  mailPersonConfirmation,
  mailPersonPasswordLink,
  suspendPerson,
  turnOffPersonSecondStep,
} from '@overtone/domain/contract/people';
import { PRODUCT_NAME } from '@overtone/domain/product';
import type { Api } from '../../access/api.ts';
import { serve, serveFile } from '../../access/serve.ts';
import { answerInPieces } from '../../http/answer-in-pieces.ts';
import { auditRoutes } from './audit-routes.ts';
import { glanceAt } from './glance.ts';
import { peoplePage } from './people-page.ts';
import { type PeopleDependencies, peopleService } from './people-service.ts';

/** `/api/admin/people`: accounts, what an admin may do to one, and what was done. */
export function peopleRoutes(api: Api, dependencies: PeopleDependencies): void {
  const { transactions, now } = dependencies.identity;
  const { database } = transactions;
  const service = peopleService(dependencies);

  serve(api, readGlance, () => glanceAt(database, now()));
  serve(api, listPeople, ({ query }) => peoplePage(database, query, now()));
  serve(api, confirmPerson, ({ member, params }) => service.confirm(member, params.id));
  serve(api, mailPersonConfirmation, ({ member, params }) =>
    service.mailConfirmation(member, params.id),
  );
  serve(api, mailPersonPasswordLink, ({ member, params }) =>
    service.mailPasswordLink(member, params.id),
  );
  serve(api, endPersonSignIns, ({ member, params }) => service.endSignIns(member, params.id));
  serve(api, suspendPerson, ({ member, params }) => service.suspend(member, params.id));
  serve(api, turnOffPersonSecondStep, ({ member, params }) =>
    service.turnOffSecondStep(member, params.id),
  );
  serve(api, letPersonIn, ({ member, params }) => service.letIn(member, params.id));
  serve(api, deletePerson, async ({ member, params, body }) => ({
    did: await service.remove(member, params.id, body.email),
  }));
  serveFile(api, exportPerson, ({ member, params, context }) => {
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="${PRODUCT_NAME.toLowerCase()}-${params.id}.json"`,
    };
    return answerInPieces(context, headers, () => service.takeAway(member, params.id));
  });
  auditRoutes(api, database);
}
