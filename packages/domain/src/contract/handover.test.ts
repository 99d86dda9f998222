import { describe, expect, it } from 'vitest';
import { HANDOVER_DEEP_LINK, isHandoverRedirect, readHandoverRequest } from './handover.ts';

const RANDOM = 'k3j2h4k5j6h7g8f9';

describe('isHandoverRedirect', () => {
  it.each([
    HANDOVER_DEEP_LINK,
    `http://127.0.0.1:49152/${RANDOM}`,
    `http://127.0.0.1:1024/${RANDOM}`,
  ])('allows %s', (redirect) => {
    expect(isHandoverRedirect(redirect)).toBe(true);
  });

  it.each([
    '',
    'https://evil.example/callback',
    `http://127.0.0.1:80/${RANDOM}`,
    `http://127.0.0.1:99999/${RANDOM}`,
    'http://127.0.0.1:49152/',
    'http://127.0.0.1:49152/short',
    `http://127.0.0.1:49152/${RANDOM}?x=1`,
    `http://127.0.0.1:49152/${RANDOM}#x`,
    `http://127.0.0.1:49152@evil.example/${RANDOM}`,
    `http://127.0.0.1.evil.example:49152/${RANDOM}`,
    `http://localhost:49152/${RANDOM}`,
    `https://127.0.0.1:49152/${RANDOM}`,
    `http://127.0.0.1:49152/${RANDOM}\n`,
    `${HANDOVER_DEEP_LINK}/more`,
    `${HANDOVER_DEEP_LINK}?x=1`,
    'app.overtone.evil://auth/callback',
    'javascript:alert(1)',
  ])('refuses %j', (redirect) => {
    expect(isHandoverRedirect(redirect)).toBe(false);
  });
});

describe('readHandoverRequest', () => {
  const asked = {
    client: 'desktop',
    state: 's'.repeat(22),
    code_challenge: 'c'.repeat(43),
    redirect: HANDOVER_DEEP_LINK,
  };

  it('reads what the app asks for', () => {
    expect(readHandoverRequest(new URLSearchParams(asked))).toEqual({
      state: asked.state,
      codeChallenge: asked.code_challenge,
      redirect: HANDOVER_DEEP_LINK,
    });
  });

  it.each([
    { client: 'other' },
    { state: 'short' },
    { state: '<script>alert(1)</script>' },
    { code_challenge: 'c'.repeat(42) },
    { redirect: 'https://evil.example' },
  ])('reads nothing where it asks for %j', (change) => {
    expect(readHandoverRequest(new URLSearchParams({ ...asked, ...change }))).toBeNull();
  });

  it('reads nothing from the address of an ordinary sign-in', () => {
    expect(readHandoverRequest(new URLSearchParams())).toBeNull();
  });
});
