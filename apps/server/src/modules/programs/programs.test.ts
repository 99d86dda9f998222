import { randomUUID } from 'node:crypto';
import { errorBodySchema } from '@overtone/domain/contract/error-body';
import { accountProgramSchema, accountProgramsSchema } from '@overtone/domain/contract/programs';
import {
  LONGEST_KEPT_TEXT,
  MOST_KEPT_CHARACTERS,
  MOST_KEPT_PROGRAMS,
} from '@overtone/domain/program/limits';
import { OWN_PROGRAMS } from '@overtone/domain/program/own/own-programs';
import { printProgram } from '@overtone/domain/program/text/print-program';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Person, VISITOR } from '../../access/person.ts';
import { users } from '../../database/tables/identity.ts';
import { keptPrograms, programRevisions } from '../../database/tables/programs.ts';
import { makeTestDatabase, type TestDatabase } from '../../testing/databases/test-database.ts';
import { sideBySide } from '../../testing/databases/side-by-side.ts';
import { memoryChangeFeed } from '../../testing/in-memory/memory-change-feed.ts';
import { makeFolders, TEST_TIME, testApp, type TestFolders } from '../../testing/test-app.ts';
import { addUsers, testMember } from '../../testing/test-personal.ts';

const ADA = testMember('ada');
const BOB = testMember('bob');
const ID = randomUUID();

let folders: TestFolders;
let test: TestDatabase;

beforeAll(async () => {
  [folders, test] = await Promise.all([makeFolders(), makeTestDatabase()]);
});
beforeEach(async () => {
  await test.clear();
  await addUsers(test.database, [ADA, BOB]);
});
afterAll(() => Promise.all([folders.remove(), test.close()]));

function appFor(person: Person, feed = memoryChangeFeed()) {
  const personOf = () => Promise.resolve(person);
  return testApp(folders, { database: test.database, personOf, feed });
}

/** The text of a program with this name. */
function textOf(name: string): string {
  const [own] = OWN_PROGRAMS;
  if (own === undefined) throw new Error('There are no programs.');
  return printProgram({ ...own.program, name });
}

const get = async (person: Person = ADA, headers: Record<string, string> = {}) =>
  appFor(person).request('/api/programs', { headers });

async function all(person: Person = ADA) {
  return accountProgramsSchema.parse(await (await get(person)).json());
}

const put = async (id: string, base: number | undefined, text: string, app = appFor(ADA)) =>
  app.request(`/api/programs/${id}`, {
    method: 'PUT',
    headers: {
      'content-type': 'application/json',
      ...(base !== undefined && { 'if-match': `"${base}"` }),
    },
    body: JSON.stringify({ text }),
  });

const remove = async (id: string, base: number, app = appFor(ADA)) =>
  app.request(`/api/programs/${id}`, { method: 'DELETE', headers: { 'if-match': `"${base}"` } });

async function refusalOf(response: Response) {
  const { code, error } = errorBodySchema.parse(await response.json());
  return [response.status, code, error];
}

/** Puts programs into the table as they are. */
async function fill(texts: readonly string[]) {
  await test.database.insert(keptPrograms).values(
    texts.map((text, index) => {
      const at = new Date(TEST_TIME.getTime() - texts.length + index);
      const revision = index + 1;
      return { userId: ADA.id, id: randomUUID(), revision, text, createdAt: at, updatedAt: at };
    }),
  );
}

describe('keeping a program', () => {
  it('gives it back on every device, the newest first, with a tag', async () => {
    expect(await all()).toEqual({ revision: 0, programs: [] });
    await fill([textOf('Older')]);
    const response = await put(ID, 0, textOf('Evening'));
    expect(response.headers.get('etag')).toBe('"1"');
    const kept = accountProgramSchema.parse(await response.json());
    expect(kept).toEqual({ id: ID, revision: 1, text: textOf('Evening') });
    const listed = await get();
    expect(listed.headers.get('etag')).toBe('"1"');
    expect(listed.headers.get('cache-control')).toBe('no-store');
    const { programs } = accountProgramsSchema.parse(await listed.json());
    expect(programs[0]).toEqual(kept);
    expect(programs).toHaveLength(2);
  });

  it('is told in its one way of writing', async () => {
    const loose = textOf('Evening').replaceAll(', ', ',  ').toUpperCase();
    const kept = accountProgramSchema.parse(await (await put(ID, 0, loose)).json());
    expect(kept.text).toBe(textOf('EVENING'));
  });

  it('answers 304 to whoever has this version', async () => {
    await put(ID, 0, textOf('Evening'));
    expect((await get(ADA, { 'if-none-match': '"1"' })).status).toBe(304);
    expect((await get(ADA, { 'if-none-match': '"0"' })).status).toBe(200);
  });

  it('counts every change, and none that changes nothing', async () => {
    await put(ID, 0, textOf('Evening'));
    const changed = await put(ID, 1, textOf('Late evening'));
    expect(await changed.json()).toMatchObject({ revision: 2 });
    const same = await put(ID, 2, textOf('Late evening'));
    expect(await same.json()).toMatchObject({ revision: 2 });
    expect(await all()).toMatchObject({ revision: 2, programs: [{ revision: 2 }] });
  });

  it('overwrites nothing that its writer has not seen', async () => {
    await put(ID, 0, textOf('Evening'));
    const [status, code] = await refusalOf(await put(ID, 0, textOf('Mine')));
    expect([status, code]).toEqual([412, 'program_stale']);
    expect(await refusalOf(await put(randomUUID(), 1, textOf('Mine')))).toContain('program_stale');
    expect((await all()).programs).toMatchObject([{ text: textOf('Evening') }]);
  });

  it('takes one of many changes that begin at the same version', async () => {
    const app = appFor(ADA);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => put(ID, 0, textOf(`Number ${index}`), app)),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 412)).toHaveLength(7);
  });

  it('asks for If-Match', async () => {
    expect(await refusalOf(await put(ID, undefined, textOf('Evening')))).toContain(
      'precondition_required',
    );
  });

  it('refuses what is no program with its line, and what is too long', async () => {
    const bad = textOf('Evening').replace('fast', 'sideways');
    const [status, code, sentence] = await refusalOf(await put(ID, 0, bad));
    expect([status, code]).toEqual([422, 'program_unreadable']);
    expect(sentence).toMatch(/^Line \d+: /u);
    const long = textOf('Evening') + '#'.repeat(LONGEST_KEPT_TEXT);
    expect(await refusalOf(await put(ID, 0, long))).toContain('program_too_long');
    expect((await put('x', 0, textOf('Evening'))).status).toBe(404);
  });

  it('ends at so many programs, and at so many characters', async () => {
    await fill(Array.from({ length: MOST_KEPT_PROGRAMS }, (_, index) => textOf(`${index}`)));
    const many = await refusalOf(await put(ID, 0, textOf('One more')));
    expect(many).toEqual([409, 'programs_full', expect.stringContaining('200 programs at most')]);
    await test.database.delete(keptPrograms);
    const half = 'x'.repeat(MOST_KEPT_CHARACTERS / 2);
    await fill([half, half.slice(0, -10)]);
    const much = await refusalOf(await put(ID, 0, textOf('One more')));
    expect(much).toEqual([409, 'programs_full', expect.stringContaining('fill all the room')]);
  });
});

describe('deleting a program', () => {
  it('takes it away, and is no failure where it is gone', async () => {
    await put(ID, 0, textOf('Evening'));
    expect(await (await remove(ID, 1)).json()).toEqual({ revision: 2 });
    expect(await all()).toEqual({ revision: 2, programs: [] });
    expect(await (await remove(ID, 1)).json()).toEqual({ revision: 2 });
  });

  it('leaves what was changed meanwhile', async () => {
    await put(ID, 0, textOf('Evening'));
    await put(ID, 1, textOf('Changed'));
    expect(await refusalOf(await remove(ID, 1))).toContain('program_stale');
    expect((await all()).programs).toHaveLength(1);
  });

  it('gives the number of a version to no later one', async () => {
    await put(ID, 0, textOf('Evening'));
    await remove(ID, 1);
    await put(ID, 0, textOf('Another'));
    expect(await refusalOf(await put(ID, 1, textOf('From before')))).toContain('program_stale');
  });
});

describe('the programs of an account', () => {
  it('are its own alone, and go with it', async () => {
    await put(ID, 0, textOf('Evening'));
    expect(await all(BOB)).toEqual({ revision: 0, programs: [] });
    expect((await remove(ID, 1, appFor(BOB))).status).toBe(200);
    expect((await put(ID, 0, textOf('Bob’s'), appFor(BOB))).status).toBe(200);
    expect((await all()).programs).toMatchObject([{ text: textOf('Evening') }]);
    await test.database.delete(users).where(eq(users.id, ADA.id));
    expect(await test.database.$count(keptPrograms)).toBe(1);
    expect(await test.database.$count(programRevisions)).toBe(1);
  });

  it('go with it also while one is kept', async () => {
    await put(ID, 0, textOf('Evening'));
    const [kept] = await sideBySide(
      test,
      (transaction) => transaction.select().from(programRevisions).for('update'),
      () => put(randomUUID(), 0, textOf('Morning')),
      () => test.database.delete(users).where(eq(users.id, ADA.id)).execute(),
    );
    expect(kept.status).toBe(200);
    expect(await test.database.$count(keptPrograms)).toBe(0);
  });

  it('are for people who are signed in', async () => {
    expect((await get(VISITOR)).status).toBe(401);
    expect((await put(ID, 0, textOf('Evening'), appFor(VISITOR))).status).toBe(401);
    expect((await remove(ID, 0, appFor(VISITOR))).status).toBe(401);
  });

  it('tell the person’s other pages of a change, and of nothing else', async () => {
    const feed = memoryChangeFeed();
    const heard: string[] = [];
    feed.watch(ADA.id, (thing) => heard.push(thing));
    const app = appFor(ADA, feed);
    await put(ID, 0, textOf('Evening'), app);
    await put(ID, 1, textOf('Evening'), app);
    await put(ID, 0, textOf('Stale'), app);
    await remove(ID, 1, app);
    await remove(ID, 1, app);
    expect(heard).toEqual(['programs', 'programs']);
  });
});
