/** A cookie, as the cookie page tells of it. */
export interface CookieFacts {
  readonly name: string;
  /** What it is for, whose it is, and for how long. */
  readonly meaning: string;
}

/** What the names of our own cookies begin with where the site is reached over HTTPS. */
export const SECURE_COOKIE_PREFIX = '__Host-';

/** Our own cookies. */
export const OWN_COOKIES = [
  {
    name: 'auth-token',
    meaning:
      'Keeps you signed in. Ours; set when you sign in, until 30 days after your last visit, and 180 days at most.',
  },
  {
    name: 'auth.state',
    meaning: 'Carries a sign-in with Google or Microsoft through to its end. Ours; a few minutes.',
  },
  {
    name: 'auth.dont_remember',
    meaning:
      'Says that a sign-in ends when the window closes. Ours; for as long as the window is open.',
  },
  {
    name: 'auth.two_factor',
    meaning:
      'Carries a sign-in from the password to the code, where two-step sign-in is on. Ours; ten minutes.',
  },
  {
    name: 'auth.passkey',
    meaning:
      'Carries a sign-in with a passkey, or the adding of one, through to its end. Ours; five minutes.',
  },
  {
    name: 'overtone_browser',
    meaning:
      'Remembers, as codes that only we can make, which accounts this browser has signed in to, so that we can email you about a sign-in from anywhere else. Ours; set when you sign in, 400 days.',
  },
  {
    name: 'overtone_quota',
    meaning:
      'Without an account, tells us how many free AI personalizations you have used. Ours; one year, set with the first AI answer.',
  },
] as const satisfies readonly CookieFacts[];

/** Cookies of others, and of their scripts. */
export const FOREIGN_COOKIES = [
  {
    name: '_ga',
    meaning:
      'Tells visits apart for Google Analytics. It lasts two years, as does a second one whose name begins with _ga_; both are set only where the operator of this site uses Google Analytics and you agreed.',
  },
  {
    name: 'mid',
    meaning:
      'Guards payments against fraud. The payment provider’s; one year, set at the checkout.',
  },
  {
    name: 'sid',
    meaning:
      'Guards one payment against fraud. The payment provider’s; 30 minutes, set at the checkout.',
  },
] as const satisfies readonly CookieFacts[];

/** What pages keep in the browser's own storage, by key; a key that is not here does not compile (`HostStorage`). */
export const DEVICE_STORAGE = {
  theme: 'Whether you chose day or night.',
  'google-analytics': 'What you answered about Google Analytics.',
  'overtone.interface': 'How the page is laid out, and whether you are asked for ratings.',
  'overtone.pane-rem': 'In the demo: how wide you made the session beside the practice.',
  'overtone.member': 'With an account: that you are signed in, so that pages show you its links.',
  'overtone.output-choice':
    'Flash guard, and whether you want light, sound or both, on this device.',
  'overtone.settings.server':
    'With an account: the settings that the server last gave this browser.',
  'overtone.settings.pending.rhythm': 'With an account: rhythms waiting to be sent.',
  'overtone.settings.pending.look': 'With an account: colours and strengths waiting to be sent.',
  'overtone.settings.pending.sound': 'With an account: sound settings waiting to be sent.',
  'overtone.settings.pending.interface': 'With an account: page settings waiting to be sent.',
  'overtone.usage.day': 'Without an account: today’s minutes of light and sound.',
  'overtone.usage.device': 'A made-up name for this browser, so that its sessions count once.',
  'overtone.usage.intervals': 'With an account: sessions waiting to be sent.',
  'overtone.calendar-file': 'A calendar you opened from a file; it is not sent anywhere.',
  'overtone.calendar-preferences': 'What you want done with that calendar.',
  'overtone.audio-file':
    'The last audio file you saved, where the browser doesn’t let you choose a place for it; the next one replaces it.',
  'overtone.programs':
    'Without an account: programs you made, changed or kept. They are not sent anywhere until you sign in; then they move to your account.',
  'overtone.programs.unread':
    'Kept programs that could not be read, as they were, so that those you keep after them do not take their place. They are not sent anywhere.',
  'overtone.programs.account':
    'With an account: the programs that the server last gave this browser, and those waiting to be sent.',
  'overtone.program-left':
    'The program that played last and where it stood when its page was closed or reloaded, so that it can go on; for a day. It is not sent anywhere.',
  'overtone.self-tests':
    'Self-tests: what you test, when, with which settings, and what you answered; the order of a running one only in a form that this browser alone can open; of one that you deleted, when it began and a number that its question gives. Without an account they are not sent anywhere.',
  'overtone.session': 'In the desktop app: the settings of light and sound.',
  'overtone.working-day':
    'In the desktop app: when sessions start, pause and end, and when it is quiet.',
  'overtone.working-day.marks':
    'In the desktop app: the last day with a session, and the last on which you chose a start time that had passed, so that none starts by itself once more on it.',
  'overtone.desktop.note-read': 'In the desktop app: that you have read the safety note.',
  'overtone.desktop':
    'In the desktop app: screens, hotkey and whether it starts with the computer.',
} as const;

/** A key of the browser's own storage. */
export type DeviceKey = keyof typeof DEVICE_STORAGE;

/** What a window keeps until it is closed, by key. */
export const WINDOW_STORAGE = {
  handover: 'Which app you are signing in to.',
  'second-step':
    'That your password was right and a code is awaited, so that a reload asks for it again.',
  'overtone.session': 'In the demo: your settings of light and sound, so that a reload keeps them.',
} as const;

/** A key of what a window keeps. */
export type WindowKey = keyof typeof WINDOW_STORAGE;
