import { describe, expect, it } from 'vitest';
import { createFakeShell } from '../../testing/fake-shell.ts';
import { createAccountStore } from './account-store.ts';

const ADA = { id: 'user-1', email: 'ada@overtone.example', name: 'Ada' };

describe('the account', () => {
  it('waits while the browser is open, and knows who came back', async () => {
    const shell = createFakeShell();
    const account = createAccountStore(shell);
    await account.signIn(false);
    expect(account.$status.get()).toBe('waiting');
    shell.send('signed-in', { user: ADA });
    expect(account.$status.get()).toBe('idle');
    expect(account.$user.get()).toEqual(ADA);
  });

  it('says when the sign-in failed, in the browser or before it opened', async () => {
    const shell = createFakeShell();
    const account = createAccountStore(shell);
    await account.signIn(false);
    shell.send('sign-in-failed', { reason: 'the site answered with status 400' });
    expect(account.$status.get()).toBe('failed');
    shell.refuse('beginSignIn');
    await account.signIn(true);
    expect(account.$status.get()).toBe('failed');
  });

  it('begins no sign-in while the end of the last one is on its way', async () => {
    const asked: string[] = [];
    let arrive: () => void = () => undefined;
    const account = createAccountStore({
      ...createFakeShell(),
      beginSignIn: async () => void asked.push('begin'),
      cancelSignIn: () =>
        new Promise((resolve) => {
          arrive = () => {
            asked.push('cancel');
            resolve();
          };
        }),
    });
    const cancelled = account.cancel();
    const begun = account.signIn(false);
    arrive();
    await Promise.all([cancelled, begun]);
    expect(asked).toEqual(['cancel', 'begin']);
  });

  it('is empty again after a sign-out, from wherever it came', () => {
    const shell = createFakeShell();
    const account = createAccountStore(shell);
    account.take({ user: ADA, keepsSignIn: false });
    expect(account.$keepsSignIn.get()).toBe(false);
    shell.send('signed-out', null);
    expect(account.$user.get()).toBeNull();
  });

  it('says so when the site has ended the sign-in', async () => {
    const shell = createFakeShell();
    const account = createAccountStore(shell);
    account.take({ user: ADA, keepsSignIn: true });
    await account.expire();
    expect(shell.given).toContainEqual(['signOut']);
    expect(account.$status.get()).toBe('ended');
    await account.signIn(false);
    expect(account.$status.get()).toBe('waiting');
  });
});
