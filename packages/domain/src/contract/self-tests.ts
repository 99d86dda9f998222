import { z } from 'zod';
import { type KeptTest, keptTestSchema } from '../experiment/kept/kept-test.ts';
import { endpoint } from './endpoint.ts';
import { SETTINGS_TAG } from './settings.ts';

/** Most self-tests that an account keeps. */
export const MOST_SELF_TESTS = 100;

/** Most bytes of self-tests that an account begins another one with; what runs goes on. Ten of the longest, a hundred of most. */
export const MOST_SELF_TEST_BYTES = 2 * 1024 * 1024;

/** Most deleted self-tests of an account that stay known, the latest, so that nothing brings them back. */
export const MOST_DELETED_SELF_TESTS = 500;

/** Most devices that an account's self-tests are sealed for. */
export const MOST_SELF_TEST_DEVICES = 20;

const base64 = (fewest: number, most: number) =>
  z
    .string()
    .min(fewest)
    .max(most)
    .regex(/^[A-Za-z0-9+/]+={0,2}$/u);

/** A seed as one device alone can open it: RSA-OAEP (RFC 8017) with that device's own key, in base64. */
export const sealedSeedSchema = z.strictObject({
  deviceId: z.uuid(),
  ciphertext: base64(16, 800),
});

/** A seed as one device alone can open it. */
export type SealedForDevice = Readonly<z.infer<typeof sealedSeedSchema>>;

/** A device that seeds can be sealed for: its public key as SubjectPublicKeyInfo (RFC 5280), in base64. */
export const selfTestDeviceSchema = z.object({ id: z.uuid(), publicKey: base64(64, 1200) });

/** A device that seeds can be sealed for. */
export type SelfTestDevice = Readonly<z.infer<typeof selfTestDeviceSchema>>;

const seeds = z.array(sealedSeedSchema).max(MOST_SELF_TEST_DEVICES);

/** A self-test as an account keeps it. `revision` counts the writings. */
export interface AccountSelfTest {
  readonly revision: number;
  readonly test: KeptTest;
  readonly seeds: readonly SealedForDevice[];
}

const accountSelfTestSchema: z.ZodType<AccountSelfTest> = z.object({
  revision: z.int().min(1),
  test: keptTestSchema,
  seeds,
});

/** The self-tests of an account and its devices; nothing in it tells an arm before a test is over. */
export const selfTestsSchema = z.object({
  tests: z.array(accountSelfTestSchema),
  devices: z.array(selfTestDeviceSchema),
});

/** The self-tests of an account. */
export interface AccountSelfTests {
  readonly tests: readonly AccountSelfTest[];
  readonly devices: readonly SelfTestDevice[];
}

const one = z.object({ id: z.uuid() });

/** The self-tests of an account, and the devices that they are sealed for. */
export const readSelfTests = endpoint({
  method: 'GET',
  path: '/api/self-tests',
  access: 'member',
  summary: 'The account’s self-tests; seeds only as its own devices can open them',
  response: selfTestsSchema,
  failures: ['unauthenticated', 'rate_limited'],
  limits: [{ of: 'personal', by: 'account', at: 'first' }],
});

/** The account's revision of a self-test that was kept. */
export const selfTestRevisionSchema = z.object({ revision: z.int().min(1) });

/** Keeps a self-test, new or gone on, at the revision that it starts from. */
export const keepSelfTest = endpoint({
  method: 'PUT',
  path: '/api/self-tests/:id',
  access: 'member',
  summary: 'Keep a self-test at the revision that If-Match names; "0" for a new one',
  headers: [
    {
      name: 'If-Match',
      description: 'The revision that the change starts from, as an entity tag.',
      isRequired: true,
      pattern: SETTINGS_TAG,
      failures: { missing: 'precondition_required', malformed: 'invalid_request' },
    },
  ],
  params: one,
  body: z.strictObject({ test: keptTestSchema, seeds }),
  // The longest, with the attention task in every session, has about 190 KiB, what a clock noted that ran ahead 28, and the
  // seeds 18.
  maxBodyBytes: 256 * 1024,
  response: selfTestRevisionSchema,
  failures: [
    'unauthenticated',
    'forbidden',
    'not_found',
    'invalid_request',
    'self_test_stale',
    'self_test_deleted',
    'too_many_self_tests',
    'self_test_running',
    'precondition_required',
    'rate_limited',
  ],
  limits: [{ of: 'personal', by: 'account', at: 'first' }],
});

/** Forgets a self-test, which cannot be kept again from then on; one that is not there is forgotten already. */
export const forgetSelfTest = endpoint({
  method: 'DELETE',
  path: '/api/self-tests/:id',
  access: 'member',
  summary: 'Forget a self-test, so that no other device brings it back',
  params: one,
  failures: ['unauthenticated', 'forbidden', 'not_found', 'rate_limited'],
  limits: [{ of: 'personal', by: 'account', at: 'first' }],
});

/** Makes a device known, so that others can seal seeds for it. */
export const keepSelfTestDevice = endpoint({
  method: 'PUT',
  path: '/api/self-test-devices/:id',
  access: 'member',
  summary: 'Make a device known by its public key, so that seeds can be sealed for it',
  params: one,
  body: selfTestDeviceSchema.pick({ publicKey: true }),
  failures: ['unauthenticated', 'forbidden', 'not_found', 'invalid_request', 'rate_limited'],
  limits: [{ of: 'personal', by: 'account', at: 'first' }],
});
