import { OWN_PROGRAMS } from '@overtone/domain/program/own/own-programs';
import { printProgram } from '@overtone/domain/program/text/print-program';
import fc from 'fast-check';
import type { JsonSchema } from './api-document.ts';
import {
  KNOWN_ADDRESS,
  KNOWN_CHALLENGE,
  KNOWN_DEVICE_KEY,
  KNOWN_ID,
  KNOWN_PASSWORD,
  KNOWN_STATE,
  KNOWN_VERIFIER,
} from './known.ts';

/** Strings that have broken programs before. */
const HOSTILE_STRINGS = [
  '',
  ' ',
  '\0',
  '\uD800',
  '\u202Egnp.exe',
  '😀'.repeat(300),
  'a'.repeat(70_000),
  "' or 1=1 --",
  '"; drop table users; --',
  '${7*7}{{7*7}}<%= 7*7 %>',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '%2e%2e%2f',
  'a@b.example\r\nBcc: c@d.example',
  '=HYPERLINK("http://x")',
  '__proto__',
  'constructor',
  'NaN',
  '-1',
  '1e309',
  'http://169.254.169.254/',
  'file:///etc/passwd',
  'javascript:alert(1)',
  '2026-13-45T99:99:99Z',
  '00000000-0000-0000-0000-000000000000',
];

const HOSTILE_NUMBERS = [
  0,
  -0,
  -1,
  0.1,
  1e308,
  -1e308,
  5e-324,
  2 ** 31,
  2 ** 53,
  Number.MAX_SAFE_INTEGER,
];

/** A string: an ordinary one, or one of the notorious. */
export const anyString: fc.Arbitrary<string> = fc.oneof(
  { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.constantFrom(...HOSTILE_STRINGS) },
);

const anyNumber = fc.oneof(
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.constantFrom(...HOSTILE_NUMBERS),
);

/** Anything that JSON can say. */
export const anyJson: fc.Arbitrary<unknown> = fc.oneof(
  fc.jsonValue({ maxDepth: 4 }),
  anyString,
  anyNumber,
  fc.constant(deep(2_000)),
);

/** A value that fits `schema`, or nearly: at each place there is a small chance of something else altogether. */
export function valueFor(schema: JsonSchema, hostility = 0.05): fc.Arbitrary<unknown> {
  const fitting = fittingValue(schema, hostility);
  const oddsAgainst = Math.max(1, Math.round(1 / hostility) - 1);
  return fc.oneof({ weight: oddsAgainst, arbitrary: fitting }, { weight: 1, arbitrary: anyJson });
}

function fittingValue(schema: JsonSchema, hostility: number): fc.Arbitrary<unknown> {
  const choices = schema['anyOf'] ?? schema['oneOf'];
  if (Array.isArray(choices) && choices.length > 0) {
    return fc.oneof(...choices.map((choice: JsonSchema) => valueFor(choice, hostility)));
  }
  if ('const' in schema) return fc.constant(schema['const']);
  const allowed = schema['enum'];
  if (Array.isArray(allowed)) return fc.constantFrom(...allowed);
  switch (schema['type']) {
    case 'object':
      return objectFor(schema, hostility);
    case 'array':
      return fc.array(valueFor(asSchema(schema['items']), hostility), { maxLength: 5 });
    case 'string':
      return stringFor(schema);
    case 'number':
    case 'integer':
      return numberFor(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return anyJson;
  }
}

function objectFor(schema: JsonSchema, hostility: number): fc.Arbitrary<unknown> {
  const properties = Object.entries(asSchema(schema['properties']));
  const required = Array.isArray(schema['required']) ? schema['required'] : [];
  const known = fc.record(
    Object.fromEntries(
      properties.map(([name, inner]) => [
        name,
        valueNamed(name, valueFor(asSchema(inner), hostility)),
      ]),
    ),
    { requiredKeys: required.filter((name: string) => properties.some(([key]) => key === name)) },
  );
  const more = fc.dictionary(anyString, anyJson, { maxKeys: 2 });
  return fc.oneof(
    { weight: 9, arbitrary: known },
    {
      weight: 1,
      arbitrary: fc.tuple(known, more).map(([one, other]) => ({ ...one, ...other })),
    },
  );
}

/** Values for fields whose rules a schema can't say. */
const SOUND: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  email: fc.oneof(
    fc.constantFrom('hostile-member@example.org', 'hostile-admin@example.org'),
    fc.nat(100_000).map((number) => `person-${number}@example.org`),
    fc.emailAddress(),
  ),
  name: fc.constantFrom('Ada', 'Ünïcode "quoted"'),
  password: fc.constant(KNOWN_PASSWORD),
  currentPassword: fc.constant(KNOWN_PASSWORD),
  newPassword: fc.constant(KNOWN_PASSWORD),
  timeZone: fc.constantFrom('UTC', 'Europe/Berlin', 'America/St_Johns', 'Pacific/Apia'),
  offerId: fc.constantFrom('hero', 'landing', 'monthly', 'annual'),
  address: fc.oneof(fc.constant(KNOWN_ADDRESS), fc.webUrl()),
  id: fc.oneof(fc.constant(KNOWN_ID), fc.uuid()),
  code: fc.constant(KNOWN_ID),
  state: fc.constant(KNOWN_STATE),
  codeChallenge: fc.constant(KNOWN_CHALLENGE),
  codeVerifier: fc.constant(KNOWN_VERIFIER),
  redirect: fc.constantFrom('app.overtone://auth/callback', 'http://127.0.0.1:4321/abc'),
  text: fc.constantFrom(...OWN_PROGRAMS).map(({ program }) => printProgram(program)),
  currentSettings: fc.constantFrom({ isOn: false }, { isOn: true, visualHue: 190 }),
  userQuery: fc.constantFrom('Write a report', 'wind down for the night'),
  publicKey: fc.constant(KNOWN_DEVICE_KEY),
  deviceId: fc.constantFrom('laptop', 'phone'),
  startedSecondsAgo: fc.integer({ min: 60, max: 7_200 }),
  seenSecondsAgo: fc.integer({ min: 0, max: 90 }),
};

/** A value that the field takes, and now and then one of which only the schema says that it does. */
function valueNamed(name: string, fitting: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const sound = SOUND[name];
  if (sound === undefined) return fitting;
  return fc.oneof(
    { weight: 10, arbitrary: sound },
    { weight: 1, arbitrary: anyString },
    { weight: 1, arbitrary: fitting },
  );
}

function stringFor(schema: JsonSchema): fc.Arbitrary<unknown> {
  switch (schema['format']) {
    case 'email':
      return fc.oneof(fc.emailAddress(), anyString);
    case 'uuid':
      return fc.oneof(fc.uuid(), anyString);
    case 'date-time':
      return fc.oneof(
        fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
        anyString,
      );
    default:
      return anyString;
  }
}

function numberFor(schema: JsonSchema): fc.Arbitrary<unknown> {
  const bound = (name: string) => {
    const value = schema[name];
    return typeof value === 'number' && Math.abs(value) < 2 ** 31 ? value : undefined;
  };
  const min = bound('minimum') ?? 0;
  const max = bound('maximum') ?? min + 1_000;
  const inside =
    schema['type'] === 'integer'
      ? fc.integer({ min: Math.ceil(min), max: Math.floor(Math.max(min, max)) })
      : fc.double({ min, max: Math.max(min, max), noNaN: true });
  return fc.oneof({ weight: 4, arbitrary: inside }, { weight: 1, arbitrary: anyNumber });
}

function asSchema(value: unknown): JsonSchema {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function deep(levels: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < levels; level++) value = [value];
  return value;
}
