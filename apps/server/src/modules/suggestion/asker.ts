/** Who asks for a suggestion. */
export interface Asker {
  /** Whom personalizations are counted for: the account, or the visitor as the cookie names them. */
  readonly holder: string;
  /** The account; null for a visitor. */
  readonly userId: string | null;
  /** The id in the visitor's cookie. */
  readonly visitorId?: string;
  /** The network address, for limits. */
  readonly address: string;
}

/** What an asker's requests are counted under: the account, or the address, whatever a visitor's cookies say. */
export function limitKey({ userId, holder, address }: Asker): string {
  return userId === null ? address : holder;
}

/** Somebody with an account. */
export function memberAsker(userId: string, address: string): Asker {
  return { holder: `account:${userId}`, userId, address };
}

/** Somebody without an account, known by the id in a cookie. */
export function visitorAsker(visitorId: string, address: string): Asker {
  return { holder: `visitor:${visitorId}`, userId: null, visitorId, address };
}
