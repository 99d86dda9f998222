/** Said of what is no email address. */
export const INVALID_EMAIL_TEXT = 'Enter an email address, for example name@example.com.';
