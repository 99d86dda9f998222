/** Keys of the session locks that servers take in PostgreSQL; the first number is the product's own. */
export const ADVISORY_LOCKS = {
  /** Held by the one server that owns an embedded database. */
  dataFolder: [0x4f56, 1],
  /** Held while migrations run. */
  migrations: [0x4f56, 2],
  /** Held while old rows are deleted. */
  retention: [0x4f56, 3],
  /** Held while a backup is made. */
  backup: [0x4f56, 4],
  /** Held while what is wrong is written down. */
  alerts: [0x4f56, 5],
  /** Held while mails of letters are promised. */
  letters: [0x4f56, 6],
} as const satisfies Record<string, readonly [number, number]>;

/** First key of the transaction locks on one kind of mail to one address; the second is a hash of both. */
export const MAIL_LOCK_CLASS = 0x4f57;

/** First key of the transaction locks on one person's payments; the second is a hash of the person's id. */
export const BILLING_LOCK_CLASS = 0x4f58;

/** First key of the transaction locks on one person's tokens at a provider; the second is a hash of the credential's id. */
export const TOKEN_LOCK_CLASS = 0x4f5f;

/** First key of the transaction locks on an email address that an account is about to take; the second is its hash. */
export const ADDRESS_LOCK_CLASS = 0x4f60;
