/** Whether a key of Stripe opens an account's test data, where nobody is really charged. */
export function isTestKey(secretKey: string): boolean {
  return /^[rs]k_test_/u.test(secretKey);
}

/** Names what a key opens: an account's test data has nothing to do with its live data. */
export function accountName(accountId: string, secretKey: string): string {
  return `${accountId} ${isTestKey(secretKey) ? 'test' : 'live'}`;
}
