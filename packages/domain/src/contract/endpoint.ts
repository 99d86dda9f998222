import type { z } from 'zod';
import type { Address, Method } from './address.ts';
import type { ErrorCode } from './error-codes.ts';

/**
 * Who may use an endpoint: `anyone`; a `member`, who is signed in; a `confirmed` member, who has shown that the address is
 * theirs, so that nobody prepares an account under another's; an `admin`; or a `sender` who proves himself by the
 * message's own signature or token, whatever his cookies say.
 */
export type AccessRule = 'anyone' | 'member' | 'confirmed' | 'admin' | 'sender';

/** Allowances that endpoints draw on. What one holds is the server's to say. */
export type Allowance =
  | 'articles'
  | 'attempts'
  | 'beacons'
  | 'calendar-reads'
  | 'calendars'
  | 'changes'
  | 'forms'
  | 'mails'
  | 'passwords'
  | 'personal'
  | 'purchases'
  | 'suggestions'
  | 'verdicts';

/** What an endpoint takes from an allowance at each request. */
export interface Limit {
  readonly of: Allowance;
  /** Whose allowance: the network address's, the account's, the account's by its email address, or the body's `email`. */
  readonly by: 'address' | 'account' | 'account-email' | 'email';
  /**
   * When: before anything of the request is read; once all of it is known to be in order (unless this says otherwise); or
   * when the handler comes to it.
   */
  readonly at?: 'first' | 'handler';
}

/** A header that an endpoint reads. */
export interface RequestHeader {
  readonly name: string;
  readonly description: string;
  readonly isRequired?: boolean;
  /** What its value has to fit. */
  readonly pattern?: RegExp;
  /** The failures where it is missing and where it does not fit; without them the handler looks at it. */
  readonly failures?: { readonly missing: ErrorCode; readonly malformed: ErrorCode };
}

/** What is declared of an endpoint beside what goes in and out. */
export interface Terms {
  readonly method: Method;
  readonly access: AccessRule;
  /** One line of the API's description, which leaves out an endpoint without one. */
  readonly summary?: string;
  readonly headers?: readonly RequestHeader[];
  /** The failure of a body that does not fit, `invalid_request` unless this says otherwise. */
  readonly bodyFailure?: (error: z.ZodError) => ErrorCode;
  /** Most that the body of a request may have, in bytes; 64 KiB unless this says otherwise. */
  readonly maxBodyBytes?: number;
  /** Whether a page may send the body while it goes away, which browsers call plain text. */
  readonly isBeacon?: boolean;
  /** Status of a success: 200 unless this says otherwise, and 204 without a body. */
  readonly status?: 200 | 201 | 204 | 302;
  /** Other statuses that come with the body of a success. */
  readonly alsoAnsweredWith?: readonly number[];
  /** Whether whoever has the newest version already is told so, with 304. */
  readonly isConditional?: boolean;
  /** What is answered as a file or a stream, of which `response` describes the content. */
  readonly isFile?: boolean;
  /** Failures beside those that every endpoint may have. */
  readonly failures?: readonly ErrorCode[];
  readonly limits?: readonly Limit[];
}

/** Everything that is agreed of one endpoint. */
export interface Endpoint<
  Path extends string = string,
  Access extends AccessRule = AccessRule,
  Params = unknown,
  Query = unknown,
  AskedQuery = unknown,
  Body = unknown,
  Sent = unknown,
  Answer = unknown,
>
  extends Terms, Address<Path, AskedQuery, Sent, Answer> {
  readonly method: Method;
  readonly access: Access;
  /** What the names in the path have to fit; where one does not, there is nothing at the address. */
  readonly params?: z.ZodType<Params> | undefined;
  readonly query?: z.ZodType<Query, AskedQuery> | undefined;
  readonly body?: z.ZodType<Body, Sent> | undefined;
  /** The body of a success; undefined where it has none. */
  readonly response?: z.ZodType<Answer> | undefined;
}

/** Declares an endpoint: the one place where it is said what is agreed of it. */
/* @__NO_SIDE_EFFECTS__ */
export function endpoint<
  const Path extends `/api/${string}`,
  const Access extends AccessRule,
  Params = undefined,
  Query = undefined,
  AskedQuery = undefined,
  Body = undefined,
  Sent = undefined,
  Answer = undefined,
>(
  declaration: Endpoint<Path, Access, Params, Query, AskedQuery, Body, Sent, Answer>,
): Endpoint<Path, Access, Params, Query, AskedQuery, Body, Sent, Answer> {
  return declaration;
}
