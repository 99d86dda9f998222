/** Name of the browser's database that holds self-tests. */
export const SHELF_NAME = 'overtone.self-tests';

/** Name of that of one account; each that signs in here has its own. */
export function shelfName(person: string | null): string {
  return person === null ? SHELF_NAME : `${SHELF_NAME}.${person}`;
}

/**
 * Keeps no self-test any more of a person whose account is gone. Resolves also where the browser keeps none, forbids to look,
 * or waits for another tab to let go.
 */
export async function forgetPersonsSelfTests(person: string): Promise<void> {
  if (typeof indexedDB === 'undefined') return;
  await new Promise<void>((resolve) => {
    const forgetting = indexedDB.deleteDatabase(shelfName(person));
    for (const end of ['success', 'error', 'blocked']) {
      forgetting.addEventListener(end, () => resolve());
    }
  }).catch(() => undefined);
}
