/** How PostgreSQL says that a row names another that is not there. */
const FOREIGN_KEY_VIOLATION = '23503';
/** In the names of all keys to people. */
const KEY_TO_PEOPLE = /_users_id_fk$/u;
const MAX_DEPTH = 5;

/**
 * Whether `error`, or what caused it, says that a row could not be written because this person's account is gone; without
 * a `userId`, because anybody's is.
 */
export function isAccountGone(error: unknown, userId?: string, depth = 0): boolean {
  if (!(error instanceof Error) || depth > MAX_DEPTH) return false;
  return namesGone(error, userId) || isAccountGone(error.cause, userId, depth + 1);
}

function namesGone(error: Error, userId: string | undefined): boolean {
  if (!('code' in error && 'constraint' in error && 'detail' in error)) return false;
  const { code, constraint, detail } = error;
  const isOfPeople = typeof constraint === 'string' && KEY_TO_PEOPLE.test(constraint);
  const isThisOne =
    userId === undefined || (typeof detail === 'string' && detail.includes(`=(${userId})`));
  return code === FOREIGN_KEY_VIOLATION && isOfPeople && isThisOne;
}
