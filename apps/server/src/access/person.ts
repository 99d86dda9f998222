import type { AccountRole } from '../database/tables/identity.ts';

/** Somebody with an account, signed in. */
export interface Member {
  readonly kind: 'member';
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly role: AccountRole;
  /** Whether the person has shown that the address is theirs. */
  readonly emailVerified: boolean;
  /** Id of the sign-in that the request came with. */
  readonly signInId: string;
}

/** Who a request comes from. */
export type Person = { readonly kind: 'visitor' } | Member;

/** Somebody who is not signed in. */
export const VISITOR: Person = { kind: 'visitor' };

/** Finds out who a request comes from, by its cookie or its bearer token. */
export type PersonOf = (headers: Headers) => Promise<Person>;
