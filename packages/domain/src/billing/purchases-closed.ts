/** What people read where an installation sells nothing. */
export const PURCHASES_CLOSED_TEXT = 'You can’t buy a plan here yet.';
