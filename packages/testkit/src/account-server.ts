/** The real server with one account, in this process. */
export interface AccountServer {
  /** Id of the account. */
  readonly person: string;
  /** Makes the account anew, with nothing in it. */
  readonly reset: () => Promise<void>;
  /** A process of the server, as a host's `fetch`. */
  readonly fetchFor: (options: {
    /** The server's calendar time. */
    readonly now: () => Date;
    readonly isSignedIn?: () => boolean;
    /** Whether the day of people who do not pay is limited. */
    readonly dailyLimit?: boolean;
    readonly subscription?: 'none' | 'trial' | 'active' | 'expired';
  }) => (path: string, init?: RequestInit) => Promise<Response>;
  readonly close: () => Promise<void>;
}

/**
 * Opens the server for a front end that is tested against it. It is loaded by address: the server's program knows Node's
 * types and a front end's the browser's, and the two do not mix in one.
 */
export async function openAccountServer(): Promise<AccountServer> {
  const address = new URL('../../../apps/server/src/testing/account-server.ts', import.meta.url);
  const module: { openAccountServer: () => Promise<AccountServer> } = await import(
    /* @vite-ignore */ address.pathname
  );
  return module.openAccountServer();
}
