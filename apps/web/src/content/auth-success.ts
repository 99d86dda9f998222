/** Words of the page that ends a sign-in. */
export const AUTH_SUCCESS = {
  title: 'Authentication Successful!',
  note: 'You have signed in with Google.',
  processing: 'Processing your login...',
  close: 'Close Window',
  stuck:
    'Some browsers only let you close a window yourself. If this one stays, it has done its work: close its tab.',
} as const;
