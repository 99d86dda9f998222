import { changeEmail, stopEmailChange } from '@overtone/domain/contract/account';
import { FORM_ACCEPTED } from '@overtone/domain/contract/form-response';
import type { Api } from '../../../access/api.ts';
import { serve } from '../../../access/serve.ts';
import type { EmailChangeService } from './email-change.ts';

/** `/api/account/email`: asking for another address, and stopping that. */
export function emailChangeRoutes(api: Api, service: EmailChangeService): void {
  serve(api, changeEmail, async ({ member, body }) => {
    await service.ask(member, body.email, body.password);
    return FORM_ACCEPTED;
  });
  serve(api, stopEmailChange, async ({ member }) => {
    await service.stop(member);
    return FORM_ACCEPTED;
  });
}
