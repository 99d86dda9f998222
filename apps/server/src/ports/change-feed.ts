import type { Stop } from '@overtone/domain/stop';

/** Things of a person's that more than one page shows; at the end of sign-ins, who listens has to sign in anew. */
export const CHANGING_THINGS = ['settings', 'programs', 'usage', 'sign-ins'] as const;

/** A thing of a person's that more than one page shows. */
export type ChangingThing = (typeof CHANGING_THINGS)[number];

/** Carries the news that something of a person's changed to every server process. It carries no values. */
export interface ChangeFeed {
  /** Tells whoever watches this person. It never fails: the news is a courtesy, and pages ask again by themselves. */
  readonly publish: (userId: string, thing: ChangingThing) => Promise<void>;
  /** Calls `see` at each change, and with every thing after a time in which changes may have been missed. */
  readonly watch: (userId: string, see: (thing: ChangingThing) => void) => Stop;
}
