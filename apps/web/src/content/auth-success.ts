/** Where the address of that page says with what somebody has signed in. */
export const SIGN_IN_WAY = 'with';

const NOTES = {
  google: 'You have signed in with Google.',
  microsoft: 'You have signed in with Microsoft.',
  /** On this site itself, now or before. */
  site: 'You are signed in.',
} as const;

/** With what somebody may have signed in. */
export type SignInWay = keyof typeof NOTES;

/** Whether an address says something that is known. */
export function isSignInWay(way: string | null): way is SignInWay {
  return way !== null && Object.hasOwn(NOTES, way);
}

/** Words of the page that ends a sign-in. */
export const AUTH_SUCCESS = {
  title: 'Authentication Successful!',
  notes: NOTES,
  wait: 'One moment',
  processing: 'Processing your login...',
  done: 'The sign-in has been handed over. You can close this window.',
  nobody: {
    title: 'Please start the sign-in again',
    text: 'This page finishes a sign-in that began in the app or in another window, and none is waiting for it. Go back there and begin again.',
  },
  failed: {
    title: 'That did not work',
    text: 'The sign-in could not be handed over. Please start it again in the app.',
  },
  withoutScript:
    'Without JavaScript this page can’t hand the sign-in over. You are signed in here.',
  close: 'Close Window',
  stuck: 'If your browser keeps this window open, close the tab yourself.',
} as const;
