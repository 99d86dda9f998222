import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emailSchema, isValidEmail, MAX_EMAIL_LENGTH, normaliseEmail } from './email.ts';

/** A valid address of so many characters, up to 255. */
const addressOf = (length: number) =>
  `ada@${['a', 'b', 'c', 'd'].map((letter) => letter.repeat(62)).join('.')}`.slice(0, length);

describe('normaliseEmail', () => {
  it.each([
    ['Ada@Example.COM', 'ada@example.com'],
    [' ada@example.com\n', 'ada@example.com'],
    ['ada@example.com', 'ada@example.com'],
  ])('turns %j into %j', (typed, email) => {
    expect(normaliseEmail(typed)).toBe(email);
  });

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        const once = normaliseEmail(typed);
        expect(normaliseEmail(once)).toBe(once);
      }),
    );
  });
});

describe('isValidEmail', () => {
  it.each([
    'a@b.co',
    'first.last+tag@sub.example.org',
    "o'neil@example.ie",
    '123@example.com',
    'ada@localhost',
    `${'a'.repeat(64)}@example.com`,
    `ada@${'a'.repeat(63)}.${'b'.repeat(63)}`,
    addressOf(254),
  ])('accepts %s', (email) => {
    expect(isValidEmail(email)).toBe(true);
  });

  it.each([
    '',
    'ada',
    '@example.com',
    'ada@',
    'ada@@example.com',
    'ada@example..com',
    'ada@-example.com',
    'ada@example-.com',
    'ada@.com',
    'ada@example.com.',
    'a da@example.com',
    'ada@example.com\nbcc: all@example.com',
    'ada@example.com, eve@example.com',
    '<ada@example.com>',
    'ada@exämple.com',
    `${'a'.repeat(65)}@example.com`,
    `ada@${'a'.repeat(64)}.com`,
    `ada@example.${'a'.repeat(64)}`,
    addressOf(255),
    `ada@${'a.'.repeat(130)}com`,
  ])('refuses %j', (email) => {
    expect(isValidEmail(email)).toBe(false);
  });

  it('accepts the addresses of the world', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (email) => {
        expect(isValidEmail(normaliseEmail(email))).toBe(true);
      }),
    );
  });

  it('accepts nothing that could break out of a mail header', () => {
    const text = fc.string({
      unit: fc.constantFrom('a', '@', '.', ' ', '\r', '\n', ',', '<', ':'),
    });
    fc.assert(
      fc.property(text, (typed) => {
        expect(isValidEmail(typed) && /[\s,<>:]/u.test(typed)).toBe(false);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('emailSchema', () => {
  it('gives the address as it is stored', () => {
    expect(emailSchema.parse(' Ada@Example.com ')).toBe('ada@example.com');
  });

  it('forgives space around an address, but does not read endless text', () => {
    const padded = (length: number) => 'ada@example.com'.padEnd(length);
    expect(emailSchema.safeParse(padded(1000)).success).toBe(true);
    expect(emailSchema.safeParse(padded(1001)).success).toBe(false);
  });

  it('says what an address looks like', () => {
    expect(emailSchema.safeParse('ada').error?.issues).toMatchObject([
      { message: 'Enter an email address, for example name@example.com.' },
    ]);
  });

  it.each([undefined, null, 7, {}, 'ada', `${'a'.repeat(MAX_EMAIL_LENGTH)}@example.com`])(
    'refuses %j',
    (typed) => {
      expect(emailSchema.safeParse(typed).success).toBe(false);
    },
  );
});
