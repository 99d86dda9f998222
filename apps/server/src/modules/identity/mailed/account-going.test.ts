import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { users } from '../../../database/tables/identity.ts';
import { mails } from '../../../database/tables/mails.ts';
import { makeTestDatabase, type TestDatabase } from '../../../testing/databases/test-database.ts';
import { waitingForLocks } from '../../../testing/databases/waiting-for-locks.ts';
import { linksIn, signUp } from '../../../testing/sign-up.ts';
import { makeFolders, testApp, type TestFolders } from '../../../testing/test-app.ts';
import { openBrowser } from '../../../testing/test-browser.ts';

const ADA = { email: 'ada@example.com', password: 'correct horse', name: 'Ada Lovelace' };

let folders: TestFolders;
let test: TestDatabase;

beforeAll(async () => {
  [folders, test] = await Promise.all([makeFolders(), makeTestDatabase()]);
});
beforeEach(() => test.clear());
afterAll(() => Promise.all([folders.remove(), test.close()]));

it.each([
  ['/api/auth/sign-up/email', ADA, ['confirm_sign_up']],
  ['/api/auth/confirmation-link', { email: ADA.email }, []],
  ['/api/auth/request-password-reset', { email: ADA.email }, []],
])(
  '%s while the account is deleted is answered, and mails nothing about it',
  async (path, body, kinds) => {
    const app = testApp(folders, { database: test.database });
    await signUp(openBrowser(app), ADA, linksIn(test.database));
    const isConfirmed = path !== '/api/auth/confirmation-link';
    await test.database.update(users).set({ emailVerified: isConfirmed });
    await test.database.delete(mails);
    const { answer } = await test.database.transaction(async (transaction) => {
      await transaction.delete(users);
      const asked = openBrowser(app).post(path, body);
      await expect.poll(() => waitingForLocks(test)).toBe(1);
      return { answer: asked };
    });
    expect((await answer).status).toBe(200);
    const promised = await test.database.select().from(mails);
    expect(promised.map(({ kind }) => kind)).toEqual(kinds);
  },
);
