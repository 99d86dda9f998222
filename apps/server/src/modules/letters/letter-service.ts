import type { AuditAct } from '@overtone/domain/account/audit-acts';
import type {
  Letter,
  LetterAudience,
  LetterContent,
  PreviewForm,
} from '@overtone/domain/contract/letters';
import { eq } from 'drizzle-orm';
import type { Member } from '../../access/person.ts';
import { writeAudit } from '../../audit/audit.ts';
import type { Database } from '../../database/connection.ts';
import { letters } from '../../database/tables/letters.ts';
import { AppError } from '../../http/app-error.ts';
import type { Mails } from '../mail/module.ts';
import { AUDIENCES } from './audience.ts';
import { shownLetter } from './shown-letter.ts';

type LetterRow = typeof letters.$inferSelect;

/** What letters are written and sent with. */
export interface LetterDependencies {
  readonly database: Database;
  /** The calendar's time. */
  readonly now: () => Date;
  readonly mails: Pick<Mails, 'letterBodies' | 'sendLetterNow'>;
  readonly perMinute: number;
}

/** What admins do with letters. Each act is written into the audit log, or not done; all but `write` throw `not_found`. */
export interface LetterService {
  readonly read: (id: string) => Promise<Letter>;
  readonly write: (admin: Member, content: LetterContent) => Promise<Letter>;
  /** @throws AppError `letter_stale`, `letter_begun`. */
  readonly change: (
    admin: Member,
    id: string,
    base: number,
    content: LetterContent,
  ) => Promise<Letter>;
  /** @throws AppError `letter_stale`, `letter_begun`. */
  readonly remove: (admin: Member, id: string, base: number) => Promise<void>;
  /** The letter as it arrives, but for the unsubscribe link, which is nobody's. */
  readonly preview: (id: string, form: PreviewForm) => Promise<string>;
  /** @throws AppError `letter_empty`, `mail_not_taken`. */
  readonly test: (admin: Member, id: string) => Promise<string>;
  /** @throws AppError `letter_stale`, `letter_begun`, `letter_empty`, `subject_differs`, `letter_to_nobody`. */
  readonly send: (admin: Member, id: string, base: number, subject: string) => Promise<Letter>;
  /** @throws AppError `letter_not_sending`. */
  readonly stop: (admin: Member, id: string) => Promise<Letter>;
  /** @throws AppError `letter_not_stopped`. */
  readonly resume: (admin: Member, id: string) => Promise<Letter>;
}

const TO: Readonly<Record<LetterAudience, string>> = {
  accounts: 'account holders',
  newsletter: 'newsletter subscribers',
};

/** Makes the service. */
export function letterService(dependencies: LetterDependencies): LetterService {
  const { database, now, perMinute, mails } = dependencies;

  const find = async (id: string): Promise<LetterRow> => {
    const [row] = await database.select().from(letters).where(eq(letters.id, id));
    if (row === undefined) throw new AppError('not_found');
    return row;
  };
  const shown = (row: LetterRow) => shownLetter(database, row, perMinute, now());

  /** Does something to a letter while nobody else does, and writes it down. */
  const act = (
    admin: Member,
    id: string,
    work: (
      transaction: Database,
      row: LetterRow,
    ) => Promise<{ readonly act: AuditAct; readonly words: string; readonly row: LetterRow }>,
  ): Promise<LetterRow> =>
    database.transaction(async (transaction) => {
      const [found] = await transaction
        .select()
        .from(letters)
        .where(eq(letters.id, id))
        .for('update');
      if (found === undefined) throw new AppError('not_found');
      const { row, ...done } = await work(transaction, found);
      await writeAudit(transaction, { actor: admin.id, subject: id, ...done }, now());
      return row;
    });

  const set = async (transaction: Database, id: string, values: Partial<LetterRow>) => {
    const [row] = await transaction
      .update(letters)
      .set({ ...values, updatedAt: now() })
      .where(eq(letters.id, id))
      .returning();
    if (row === undefined) throw new AppError('not_found');
    return row;
  };

  const assertDraft = ({ state, revision }: LetterRow, base: number) => {
    if (state !== 'draft') throw new AppError('letter_begun');
    if (revision !== base) throw new AppError('letter_stale');
  };

  return {
    read: async (id) => shown(await find(id)),

    async write(admin, content) {
      const at = now();
      const row = await database.transaction(async (transaction) => {
        const [written] = await transaction
          .insert(letters)
          .values({ ...content, revision: 1, state: 'draft', createdAt: at, updatedAt: at })
          .returning();
        if (written === undefined) throw new Error('The letter was not written.');
        const words = `Began a letter to ${TO[content.audience]}.`;
        const entry = { actor: admin.id, act: 'write-letter', subject: written.id, words } as const;
        await writeAudit(transaction, entry, at);
        return written;
      });
      return shown(row);
    },

    async change(admin, id, base, content) {
      const row = await act(admin, id, async (transaction, before) => {
        assertDraft(before, base);
        return {
          act: 'change-letter',
          words: `Changed a letter to ${TO[content.audience]}.`,
          row: await set(transaction, id, { ...content, revision: base + 1 }),
        };
      });
      return shown(row);
    },

    async remove(admin, id, base) {
      await act(admin, id, async (transaction, row) => {
        assertDraft(row, base);
        await transaction.delete(letters).where(eq(letters.id, id));
        return { act: 'delete-letter', words: `Deleted a letter to ${TO[row.audience]}.`, row };
      });
    },

    async preview(id, form) {
      const letter = await find(id);
      return form === 'text'
        ? mails.letterBodies(letter, 'day').text
        : mails.letterBodies(letter, form).html;
    },

    async test(admin, id) {
      const row = await find(id);
      assertWritten(row);
      const sent = await mails.sendLetterNow(admin.email, row);
      if (!sent.ok) {
        const sentence = `The mail server did not accept the email: ${sent.reason.detail}`;
        throw new AppError('mail_not_taken', { sentence });
      }
      await act(admin, id, (_, row) =>
        Promise.resolve({ act: 'test-letter', words: 'Mailed a letter to themselves.', row }),
      );
      return `Sent to ${admin.email}.`;
    },

    async send(admin, id, base, subject) {
      const row = await act(admin, id, async (transaction, before) => {
        assertDraft(before, base);
        assertWritten(before);
        if (before.subject.trim() !== subject.trim()) throw new AppError('subject_differs');
        const at = now();
        const people = await AUDIENCES[before.audience].count(transaction, at);
        if (people === 0) throw new AppError('letter_to_nobody');
        return {
          act: 'send-letter',
          words: `Began to send a letter to ${TO[before.audience]}: ${peopleWords(people)}.`,
          row: await set(transaction, id, { state: 'sending', startedAt: at, people }),
        };
      });
      return shown(row);
    },

    async stop(admin, id) {
      const row = await act(admin, id, async (transaction, { state, sent }) => {
        if (state !== 'sending') throw new AppError('letter_not_sending');
        return {
          act: 'stop-letter',
          words: `Stopped a letter after ${peopleWords(sent)}.`,
          row: await set(transaction, id, { state: 'stopped' }),
        };
      });
      return shown(row);
    },

    async resume(admin, id) {
      const row = await act(admin, id, async (transaction, { state }) => {
        if (state !== 'stopped') throw new AppError('letter_not_stopped');
        return {
          act: 'resume-letter',
          words: 'Let a stopped letter go on.',
          row: await set(transaction, id, { state: 'sending' }),
        };
      });
      return shown(row);
    },
  };
}

function assertWritten({ subject, text }: LetterRow): void {
  if (subject.trim() === '' || text.trim() === '') throw new AppError('letter_empty');
}

function peopleWords(people: number): string {
  return people === 1 ? 'one person' : `${people} people`;
}
