import { PRODUCT_NAME } from '@overtone/domain/product';
import { STARTS_WITHIN_MINUTES } from '@overtone/domain/working-day/choice';

/** Every sentence of the control window that is not the session's own. */
export const WORDS = {
  light: {
    failed: 'The light is not shown',
    failedOn: (monitor: string) => `The light on ${monitor} is not shown`,
    reason: (reason: string) =>
      `It was taken away so that it can’t get in your way: ${reason}. The sound goes on without it.`,
    cure: {
      itself: 'It comes back by itself in a moment.',
      person: 'It stays away until you try again.',
      nothing: 'Sound is all that this screen can give.',
    },
    tryAgain: 'Try again',
  },
  safety: 'Before you start',
  firstRun: {
    what: 'A faint tint pulses over everything on your screen, and a quiet tone pulses with it. You can work through both.',
    stop: 'The hotkey, “Stop now” in the tray and Escape end light and sound at once.',
    begin: {
      both: 'Start with light and sound',
      sound: 'Start with sound only',
      light: 'Start with light only',
    },
    lookAround: 'Look around without light or sound',
  },
  day: {
    title: 'Your day',
    of: {
      turns: 'Work / break, minutes',
      timerMinutes: 'End after',
      startsAt: 'Start softly at',
      endsAt: 'End softly at',
      awayAfterMinutes: 'Away after',
      soundOnlyBelowPercent: 'Sound only below',
    },
    none: 'never',
    minutes: (minutes: number) => `${minutes} minutes`,
    charge: (percent: number) => `${percent}% battery`,
    oClock: (hour: number) => `${String(hour).padStart(2, '0')}:00`,
    note: `With a start time set, a session starts by itself once each weekday while the app is open: at that time or, if you come later, up to ${STARTS_WITHIN_MINUTES / 60} hours after it. In a break, light and sound stay off until you switch them on again, here or with the hotkey.`,
    goOn: 'Go on',
    locked:
      'Your system says that the screen is locked. Light and sound can start once it is unlocked.',
    inCall: 'While another app uses the microphone',
    inCallNote: {
      linux:
        'The sound system says only that another app is recording. Nothing is listened to, and neither the app’s name nor its sound is kept.',
      macos:
        'On this system, calls can’t be noticed yet. Use the switch “Meeting: light off, sound low”.',
      windows:
        'On this system, calls can’t be noticed yet. Use the switch “Meeting: light off, sound low”.',
    },
    fullScreen: 'While another app fills the screen',
    aroundNote: {
      linux:
        'You count as away when keyboard and mouse have been untouched for so long and no film is playing. Light and sound then stay off until you touch one of them. The system says only how long ago that was, never what was typed. Under Wayland it says neither this nor what fills the screen.',
      macos:
        'On this system, the app can’t tell yet that you are away, what fills the screen or how full the battery is.',
      windows:
        'On this system, the app can’t tell yet that you are away, what fills the screen or how full the battery is.',
    },
    quiet: { dark: 'Dark', softer: 'Softer', nothing: 'Nothing' },
  },
  programs: 'Programs: sessions that change over time',
  account: {
    title: 'Account',
    signedOut:
      'Sign in to have your settings and programs on every device. Everything works without it.',
    signIn: 'Sign in with your browser',
    waiting: 'Your browser is open. Finish there and come back; this window will notice.',
    byLoopback: 'Nothing happened in the browser?',
    cancel: 'Cancel',
    failed: 'The sign-in did not work. Please try again.',
    ended: 'The site has signed this app out. Your settings stay on this computer.',
    forgets: `This computer has nowhere safe to keep your sign-in, so you will be signed out when you quit ${PRODUCT_NAME}.`,
    signOut: 'Sign out',
    plan: 'See the plan',
    pages: [
      { name: 'Account and plan', path: '/account' },
      { name: 'Calendar', path: '/account#calendar' },
      { name: 'Insights', path: '/insights' },
    ],
  },
  desktop: {
    title: 'Desktop',
    monitors: 'Monitors',
    monitorsNote: 'Light covers every monitor that is switched on here.',
    sharedLightNote:
      'Monitors that show the same picture share one light. It stays off while one of them is switched off here.',
    hotkey: 'Start and stop from anywhere',
    hotkeyChange: 'Change',
    hotkeyRemove: 'Remove',
    hotkeyNone: 'none',
    hotkeyPress: 'Press the new keys…',
    hotkeyNote: 'While a session is on, it stops light and sound at once.',
    hotkeyProblem: {
      taken: 'Another app already uses these keys. Choose others.',
      others:
        'With only one of Ctrl, Alt or Shift, these keys belong to the apps you work in, as Ctrl+C does. Hold two of them, or use one of F1 to F24.',
    },
    autostart: `Start ${PRODUCT_NAME} with the computer`,
    autostartNote:
      'It waits in the tray. Light and sound start only when you start them, or at the time set under “Start softly at”.',
    autostartRefused:
      'The system refused this change, so nothing has changed. Please try again, or change it in the system’s own settings.',
    protect: 'Ask the system to leave the light out of recordings',
    protectNote: {
      windows: 'Windows leaves the light out of screen shares and recordings.',
      macos: 'macOS 15 and later may show the light in screen shares anyway.',
      linux: 'Linux cannot be asked this: the light is in every screen share and recording.',
    },
    meeting: 'Meeting: light off, sound low',
    meetingNote: `${PRODUCT_NAME} cannot see whether you are sharing your screen. Switch it here, in the tray, or with Alt+M.`,
    updates: 'Updates',
    update: {
      'not-asked': '',
      asking: 'Checking for a newer version…',
      installing: 'Installing…',
      failed: 'The update did not work. Please try again later.',
      'not-configured':
        'This version can’t update itself. Look for a newer one on the download page.',
      newest: 'This is the latest version.',
    },
    check: 'Check for updates',
    install: (version: string) => `Install ${version} and restart`,
    version: (version: string) => `Version ${version}`,
  },
} as const;
