import {
  changeAccount,
  deleteAccount,
  exportAccount,
  readAccount,
} from '@overtone/domain/contract/account';
import { FORM_ACCEPTED } from '@overtone/domain/contract/form-response';
import { PRODUCT_NAME } from '@overtone/domain/product';
import { setCookie } from 'hono/cookie';
import type { Api } from '../../access/api.ts';
import { serve, serveFile } from '../../access/serve.ts';
import { answerInPieces } from '../../http/answer-in-pieces.ts';
import { SESSION_COOKIE } from '../../access/session-cookie.ts';
import type { AccountService } from './service.ts';

/** `/api/account`: what is known about the person, to read, correct, take away and delete. */
export function accountRoutes(api: Api, service: AccountService, isHttps: boolean): void {
  serve(api, readAccount, ({ member }) => service.read(member));
  serve(api, changeAccount, ({ member, body }) => service.change(member, body));
  serveFile(api, exportAccount, ({ member, context }) => {
    const file = `${PRODUCT_NAME.toLowerCase()}-account.json`;
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="${file}"`,
    };
    return answerInPieces(context, headers, () => service.takeAway(member));
  });
  serve(api, deleteAccount, async ({ member, body, context }) => {
    await service.remove(member, body.password);
    setCookie(context, SESSION_COOKIE, '', {
      path: '/',
      maxAge: 0,
      httpOnly: true,
      sameSite: 'Lax',
      ...(isHttps && { secure: true, prefix: 'host' }),
    });
    return FORM_ACCEPTED;
  });
}
