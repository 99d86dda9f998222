/** An account of the operating system. */
export interface Account {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
}

/** Who PostgreSQL's programs run as. It refuses to run as root, so root hands them another identity. */
export interface Identity {
  /** Words that come before every command. */
  readonly prefix: readonly string[];
  /** The account that the programs really run as, when it is not the server's own. */
  readonly account?: Account;
}
