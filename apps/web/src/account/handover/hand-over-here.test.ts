import { failed, ok } from '@overtone/domain/result';
import { describe, expect, it } from 'vitest';
import { handOverHere } from './hand-over-here.ts';
import { forgetHandover, keepHandover, keptHandover } from './kept-handover.ts';

const STATE = 'state-of-the-app-0001';
const ASKED = new URLSearchParams({
  client: 'desktop',
  state: STATE,
  code_challenge: 'c'.repeat(43),
  redirect: 'app.overtone://auth/callback',
});

function setUp() {
  const kept = new Map<string, string>();
  const storage = {
    read: (key: string) => kept.get(key) ?? null,
    write: (key: string, value: string) => void kept.set(key, value),
    remove: (key: string) => void kept.delete(key),
  };
  const told: unknown[] = [];
  const gone: string[] = [];
  const parts = {
    storage,
    tell: (message: unknown) => {
      told.push(message);
      return Promise.resolve(true);
    },
    goTo: (address: string) => void gone.push(address),
  };
  return { storage, told, gone, parts };
}

describe('the end of a sign-in that was begun elsewhere', () => {
  it('goes to the app that asked, with what the server gave, once', async () => {
    const { storage, gone, parts } = setUp();
    expect(keepHandover(ASKED, storage)).toMatchObject({ state: STATE });
    const redirectTo = 'app.overtone://auth/callback?code=x';
    const api = { handOver: () => Promise.resolve(ok(redirectTo)) };
    expect(await handOverHere(STATE, { ...parts, api })).toEqual({ kind: 'handed-over' });
    expect(gone).toEqual([redirectTo]);
    expect(keptHandover(storage)).toBeNull();
  });

  it('says why it failed, and stays', async () => {
    const { storage, gone, parts } = setUp();
    keepHandover(ASKED, storage);
    const refusal = { sentence: 'This sign-in has expired.', code: 'handover_invalid' };
    const api = { handOver: () => Promise.resolve(failed(refusal)) };
    expect(await handOverHere(STATE, { ...parts, api })).toEqual({
      kind: 'failed',
      sentence: refusal.sentence,
    });
    expect(gone).toEqual([]);
  });

  it('tells the page that opened a popup, and asks for no code', async () => {
    const { told, gone, parts } = setUp();
    const api = { handOver: () => Promise.reject(new Error('asked for a code')) };
    await handOverHere('state-of-a-popup-0001', { ...parts, api });
    expect(told).toEqual([{ state: 'state-of-a-popup-0001' }]);
    expect(gone).toEqual([]);
  });

  it('gives a code to no other state than the one that was kept', async () => {
    const { storage, told, parts } = setUp();
    keepHandover(ASKED, storage);
    const api = { handOver: () => Promise.reject(new Error('asked for a code')) };
    await handOverHere('another-state-0000001', { ...parts, api });
    expect(told).toHaveLength(1);
    forgetHandover(storage);
    expect(keptHandover(storage, STATE)).toBeNull();
  });

  it('does nothing without a state', async () => {
    const { told, parts } = setUp();
    const api = { handOver: () => Promise.reject(new Error('asked for a code')) };
    expect(await handOverHere(null, { ...parts, api })).toEqual({ kind: 'nobody-waits' });
    expect(told).toEqual([]);
  });

  it('keeps no request that asks to send the code elsewhere', () => {
    const { storage } = setUp();
    const elsewhere = new URLSearchParams(ASKED);
    elsewhere.set('redirect', 'https://evil.example/');
    expect(keepHandover(elsewhere, storage)).toBeNull();
    expect(keptHandover(storage)).toBeNull();
  });
});
