import { returnPathSchema } from '@overtone/domain/contract/sign-in';

/** The page of this site that `next` names, else `fallback`: an address elsewhere is never followed. */
export function returnPath(next: string | null, fallback: string): string {
  const parsed = returnPathSchema.safeParse(next);
  return parsed.success ? parsed.data : fallback;
}
