import {
  addPasskey,
  beginPasskey,
  beginPasskeySignIn,
  listPasskeys,
  type madePasskeySchema,
  type NewPasskeyOptions,
  type Passkey,
  type PasskeySignInOptions,
  removePasskey,
  renamePasskey,
  type signedByPasskeySchema,
  signInWithPasskey,
} from '@overtone/domain/contract/passkeys';
import {
  confirmSecondStep,
  readSecondStep,
  renewBackupCodes,
  type SecondStep,
  type SecondStepSetup,
  type SecondStepState,
  setUpSecondStep,
  takeSecondStep,
  turnOffSecondStep,
} from '@overtone/domain/contract/second-step';
import type { SignedIn } from '@overtone/domain/contract/sign-in';
import type { z } from 'zod';
import { call, type Reply } from '../api/call.ts';
import { nothing, told, whole } from '../api/told.ts';
import type { Host } from '../platform/host.ts';

/** A passkey that the browser has made. */
export type MadePasskey = z.infer<typeof madePasskeySchema>;

/** What a passkey has signed. */
export type SignedByPasskey = z.infer<typeof signedByPasskeySchema>;

/** What stands beside the password: codes of an app, and passkeys. */
export interface SecondFactorApi {
  /** Finishes a sign-in whose password was right. */
  readonly takeSecondStep: (step: SecondStep) => Reply<SignedIn>;
  readonly secondStep: () => Reply<SecondStepState>;
  readonly setUp: (password: string) => Reply<SecondStepSetup>;
  readonly confirm: (code: string) => Reply<undefined>;
  /** The password may be left out only by accounts without one, a few minutes after a sign-in. */
  readonly turnOff: (password: string | undefined) => Reply<undefined>;
  readonly renewBackupCodes: (password: string | undefined) => Reply<readonly string[]>;
  readonly beginPasskeySignIn: () => Reply<PasskeySignInOptions>;
  readonly signInWithPasskey: (signed: SignedByPasskey) => Reply<SignedIn>;
  readonly passkeys: () => Reply<readonly Passkey[]>;
  /** The password may be left out a few minutes after a sign-in. */
  readonly beginPasskey: (password: string | undefined) => Reply<NewPasskeyOptions>;
  readonly addPasskey: (name: string, made: MadePasskey) => Reply<Passkey>;
  readonly renamePasskey: (id: string, name: string) => Reply<Passkey>;
  readonly removePasskey: (id: string, password: string | undefined) => Reply<undefined>;
}

/** Makes a client that reaches the server through `host`. */
export function createSecondFactorApi(host: Pick<Host, 'fetch' | 'log'>): SecondFactorApi {
  return {
    takeSecondStep: (body) => told(host, call(host, takeSecondStep, { body }), ({ user }) => user),
    secondStep: () => told(host, call(host, readSecondStep, {}), whole),
    setUp: (password) => told(host, call(host, setUpSecondStep, { body: { password } }), whole),
    confirm: (code) => told(host, call(host, confirmSecondStep, { body: { code } }), nothing),
    turnOff: (password) =>
      told(host, call(host, turnOffSecondStep, { body: { password } }), nothing),
    renewBackupCodes: (password) =>
      told(
        host,
        call(host, renewBackupCodes, { body: { password } }),
        ({ backupCodes }) => backupCodes,
      ),
    beginPasskeySignIn: () => told(host, call(host, beginPasskeySignIn, { body: {} }), whole),
    signInWithPasskey: (signed) =>
      told(host, call(host, signInWithPasskey, { body: { signed } }), ({ user }) => user),
    passkeys: () => told(host, call(host, listPasskeys, {}), ({ passkeys }) => passkeys),
    beginPasskey: (password) => told(host, call(host, beginPasskey, { body: { password } }), whole),
    addPasskey: (name, made) => told(host, call(host, addPasskey, { body: { name, made } }), whole),
    renamePasskey: (id, name) =>
      told(host, call(host, renamePasskey, { params: { id }, body: { name } }), whole),
    removePasskey: (id, password) =>
      told(host, call(host, removePasskey, { params: { id }, body: { password } }), nothing),
  };
}
