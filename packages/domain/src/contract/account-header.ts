/**
 * Name of the header in which a page says for whose account it asks (the account's id). Another page of the same browser
 * may have signed somebody else in meanwhile: then the request counts as that of nobody who is signed in.
 */
export const ACCOUNT_HEADER = 'Overtone-Account';
