/** Words of the pages behind the sign-in. */
export const ACCOUNT_WORDS = {
  away: 'The server can’t be reached at the moment. Nothing is lost; please try again in a little while.',
  working: 'One moment…',
  gone: {
    title: 'Your account was deleted',
    text: 'The account you were signed in to has been deleted, so this browser has erased what it kept of it. What you made here without an account is still here.',
  },
  passkeyNameless: 'Give it a name, so that you can tell your passkeys apart.',
  signIn: {
    title: 'Sign in',
    lead: 'Your settings, your minutes and your calendar follow you to every device.',
    button: 'Sign in',
    forgot: 'Forgot your password?',
    passwordless: 'Enter your password.',
    back: 'Back to sign-in',
    newcomer: 'New here?',
    newcomerLink: 'Create an account',
  },
  secondStep: {
    title: 'Enter the code',
    lead: 'Your password is right. Open your authenticator app and type the six digits it shows for Overtone.',
    code: 'Code',
    button: 'Sign in',
    toBackup: 'Lost your phone? Use a backup code',
    backupLead:
      'Type one of the backup codes you saved when you set this up. Each works once. Capitals, spaces and the dash make no difference.',
    backupCode: 'Backup code',
    toApp: 'Use the app instead',
    again: 'Start again',
    badCode: 'The code has six digits.',
    badBackupCode:
      'A backup code has ten letters and digits, such as k7m2q-x9rtw. Please compare it with the one you saved.',
  },
  passkey: {
    signIn: 'Sign in with a passkey',
    stopped: 'No passkey was used. You can try again, or sign in with your password.',
    notAdded: 'No passkey was added, so nothing has changed. You can try again.',
    known: 'This device already has a passkey for your account.',
    notLoaded:
      'The part of this page that handles passkeys could not be loaded. Check your connection and try again, or reload the page.',
  },
  signUp: {
    title: 'Create an account',
    lead: 'Free, no card. The demo and desktop app work without an account, too.',
    leadToBuy:
      'Once your address is confirmed, the payment page opens. Your plan is kept with this account.',
    button: 'Create my account',
    passwordHint: (min: number) =>
      `At least ${min} characters; a few unrelated words make a good one.`,
    known: 'Already have an account?',
    knownLink: 'Sign in',
    terms: 'By creating an account you agree to the',
  },
  checkEmail: {
    title: 'Check your email',
    lead: 'We have sent you an email. Open the link in it to continue; it works once, within a day.',
    nothing: 'Nothing after a few minutes? Check your spam folder, or send it again.',
    again: 'Send it again, or to another address',
  },
  address: {
    change: 'Change address',
    both: 'We’ll email both addresses. Once both have agreed, the account moves and you are signed out everywhere else.',
    ask: 'Ask both addresses',
    waiting:
      'The account moves as soon as both addresses have agreed, with the links in our emails.',
    agreed: 'has agreed',
    asked: 'not yet',
    until: (day: string) => `The links work until ${day}.`,
    stop: 'Stop the change',
    done: 'Your address has been changed. You are signed out everywhere else.',
  },
  unconfirmed: {
    again: 'Send me a new link',
    sent: 'A new link is on its way. The one before it no longer works.',
  },
  forgot: {
    title: 'A new password',
    lead: 'Type your address and we will send you a link to choose a new password.',
    button: 'Send me the link',
    sent: 'If there is an account with this address, a link is on its way to it. It works once, for an hour.',
  },
  reset: {
    title: 'Choose a new password',
    lead: 'You will be signed out everywhere else.',
    button: 'Use this password',
    done: 'Your new password is set.',
    missing: {
      title: 'This link is incomplete',
      lead: 'Open the link in the email again, or ask for a new one.',
    },
    tooLate: 'This link no longer works',
    another: 'Send me a new link',
  },
  goingOn: {
    title: 'You are signed in',
    stopped: 'The payment page did not open. Nothing was charged, and the offer is kept for you.',
    account: 'Go to your account',
  },
  handover: {
    title: 'Sign in to the desktop app?',
    lead: 'The desktop app on this computer has asked to be signed in to this account. Say yes only if you have just started this yourself.',
    yes: 'Yes, sign in the app',
    no: 'No',
    other: 'Use another account',
  },
} as const;
