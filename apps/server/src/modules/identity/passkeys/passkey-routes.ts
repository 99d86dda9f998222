import { FORM_ACCEPTED } from '@overtone/domain/contract/form-response';
import {
  addPasskey,
  beginPasskey,
  beginPasskeySignIn,
  listPasskeys,
  MOST_PASSKEYS,
  newPasskeyOptionsSchema,
  passkeySignInOptionsSchema,
  removePasskey,
  renamePasskey,
  signInWithPasskey,
} from '@overtone/domain/contract/passkeys';
import { signedInResponseSchema } from '@overtone/domain/contract/sign-in';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Api } from '../../../access/api.ts';
import { serve } from '../../../access/serve.ts';
import { holdAccount } from '../../../database/hold-account.ts';
import { passkeys } from '../../../database/tables/identity.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Identity } from '../identity.ts';
import { askAuth } from '../library/ask-auth.ts';
import { noteBrowser } from '../known-browsers/note-browser.ts';
import { dropPasskey, namePasskey, passkeyOf, passkeysOf } from './passkey-store.ts';

const madeSchema = z.object({ id: z.string() });
/** What browsers may add to their messages; nothing here asks for any of it. */
const NO_EXTENSIONS = { clientExtensionResults: {} };

/** Signing in with a passkey, and the passkeys of an account. */
export function passkeyRoutes(api: Api, identity: Identity): void {
  const { database, together } = identity.transactions;

  const assertRoom = async (userId: string) => {
    const have = await database.$count(passkeys, eq(passkeys.userId, userId));
    if (have >= MOST_PASSKEYS) throw new AppError('too_many_passkeys');
  };

  serve(api, beginPasskeySignIn, async ({ context }) => {
    const path = '/passkey/generate-authenticate-options';
    const answer = await askAuth(context, identity, { method: 'GET', path });
    const options: unknown = await answer.json();
    // A passkey stands for password and code, so it has to make sure who holds the device; the library only prefers it.
    return passkeySignInOptionsSchema.parse({
      ...z.looseObject({}).parse(options),
      userVerification: 'required',
    });
  });
  serve(api, signInWithPasskey, async ({ body, context }) => {
    const began = identity.now();
    const response = { ...body.signed, ...NO_EXTENSIONS };
    const path = '/passkey/verify-authentication';
    const answer = await askAuth(context, identity, { path, body: { response } });
    await noteBrowser(context, identity, answer, began);
    return signedInResponseSchema.parse(await answer.json());
  });

  serve(api, listPasskeys, async ({ member }) => ({
    passkeys: await passkeysOf(database, member.id),
  }));
  serve(api, beginPasskey, async ({ member, body, context }) => {
    await identity.confirm(member, body.password);
    await assertRoom(member.id);
    const path = '/passkey/generate-register-options';
    const answer = await askAuth(context, identity, { method: 'GET', path });
    return newPasskeyOptionsSchema.parse(await answer.json());
  });
  serve(api, addPasskey, async ({ member, body: { name, made }, context }) => {
    await assertRoom(member.id);
    const response = { ...made, ...NO_EXTENSIONS };
    const path = '/passkey/verify-registration';
    const answer = await askAuth(context, identity, { path, body: { name, response } });
    const { id } = madeSchema.parse(await answer.json());
    await identity.mails.tellOf('passkey_added', member);
    const passkey = await passkeyOf(database, member.id, id);
    if (passkey === undefined) throw new AppError('passkey_refused');
    return passkey;
  });
  serve(api, renamePasskey, async ({ member, params, body }) => {
    const passkey = await namePasskey(database, member.id, params.id, body.name);
    if (passkey === undefined) throw new AppError('not_found');
    return passkey;
  });
  serve(api, removePasskey, async ({ member, params, body }) => {
    await identity.confirm(member, body.password);
    await together(async () => {
      await holdAccount(database, member.id, 'key share');
      if (!(await dropPasskey(database, member.id, params.id))) throw new AppError('not_found');
      await identity.mails.tellOf('passkey_removed', member);
    });
    return FORM_ACCEPTED;
  });
}
