/** What people read where an installation sells nothing. */
export const PURCHASES_CLOSED_TEXT = 'Purchases are not open on this installation.';
