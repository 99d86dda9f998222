/** Under which name a session's settings are kept, signed in or not. */
export const KEPT_SETTINGS_KEY = 'overtone.session';
