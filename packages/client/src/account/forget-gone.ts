import type { HostStorage } from '../platform/host.ts';

/**
 * Keeps nothing more of an account that was deleted somewhere else, and says whether anything was kept. What erases is loaded
 * only then; where it does not come, the server tells of the account again the next time.
 */
export async function forgetGone(storage: HostStorage, person: string): Promise<boolean> {
  try {
    const { forgetPerson } = await import('./forget-person.ts');
    return await forgetPerson(storage, person);
  } catch {
    return false;
  }
}
