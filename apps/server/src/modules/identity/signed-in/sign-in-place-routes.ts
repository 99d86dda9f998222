import { FORM_ACCEPTED } from '@overtone/domain/contract/form-response';
import {
  endOtherSignIns as endOthers,
  endSignIn as endOne,
  listSignInMethods as listMethods,
  listSignIns as listPlaces,
  mailConfirmation,
  removeSignInMethod,
} from '@overtone/domain/contract/sign-in-places';
import type { Api } from '../../../access/api.ts';
import { serve } from '../../../access/serve.ts';
import { AppError } from '../../../http/app-error.ts';
import { askAuth } from '../library/ask-auth.ts';
import type { Identity } from '../identity.ts';
import { endOtherSignIns, endSignIn, listSignInMethods, listSignIns } from './sign-in-places.ts';

/** Where and how a person is signed in, and ending any of it. */
export function signInPlaceRoutes(api: Api, identity: Identity): void {
  const { database } = identity.transactions;

  serve(api, listPlaces, async ({ member }) => ({
    signIns: await listSignIns(database, member, identity.now()),
  }));
  serve(api, endOne, async ({ member, body }) => {
    await endSignIn(database, member, body.id);
    return FORM_ACCEPTED;
  });
  serve(api, endOthers, async ({ member }) => {
    await endOtherSignIns(database, member);
    return FORM_ACCEPTED;
  });
  serve(api, listMethods, async ({ member }) => ({
    methods: await listSignInMethods(database, member.id),
  }));
  serve(api, removeSignInMethod, async ({ body, context }) => {
    await askAuth(context, identity, { path: '/unlink-account', body: { accountId: body.id } });
    return FORM_ACCEPTED;
  });
  serve(api, mailConfirmation, async ({ member }) => {
    if (member.emailVerified) throw new AppError('email_already_verified');
    await identity.mails.askToConfirm(member);
    return FORM_ACCEPTED;
  });
}
