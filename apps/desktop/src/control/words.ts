import { PRODUCT_NAME } from '@overtone/domain/product';

/** Every sentence of the control window that is not the session's own. */
export const WORDS = {
  light: {
    failed: 'The light is not shown',
    failedOn: (monitor: string) => `The light on ${monitor} is not shown`,
    reason: (reason: string) =>
      `It was taken away because it might have been in your way: ${reason}. The sound works without it. Turn the session off and on to try again.`,
  },
  safety: 'Before you start',
  programs: 'Programs: a session that moves',
  account: {
    title: 'Account',
    signedOut:
      'Sign in to have your settings and programs on every device. Everything works without it.',
    signIn: 'Sign in with your browser',
    waiting: 'Your browser is open. Finish there and come back; this window will know.',
    byLoopback: 'The browser did not come back?',
    cancel: 'Cancel',
    failed: 'The sign-in did not work. Please try again.',
    ended: 'The site has signed this app out. Your settings stay on this computer.',
    forgets: `This computer has no key store, so you will be signed out when ${PRODUCT_NAME} is quit.`,
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
    hotkey: 'Start and stop from anywhere',
    hotkeyChange: 'Change',
    hotkeyRemove: 'Remove',
    hotkeyNone: 'none',
    hotkeyPress: 'Press the new keys …',
    hotkeyNote: 'While a session is on it stops light and sound at once.',
    hotkeyRefused: 'These keys are taken by another program.',
    autostart: `Start ${PRODUCT_NAME} with the computer`,
    autostartNote: 'It waits in the tray; light and sound start only when you start them.',
    autostartRefused: 'The system refused this change.',
    protect: 'Ask the system to leave the light out of recordings',
    protectNote: {
      windows: 'Windows leaves the light out of screen shares and recordings.',
      macos: 'macOS 15 and later may show the light in screen shares all the same.',
      linux: 'Linux has no such request: the light is in every screen share and recording.',
    },
    meeting: 'Pause while sharing or in a call',
    meetingNote: `${PRODUCT_NAME} cannot see whether you share your screen or talk, and does not try to. Switch it here, in the tray, or with Alt+M.`,
    updates: 'Updates',
    update: {
      'not-asked': '',
      asking: 'Looking for a newer version …',
      installing: 'Installing …',
      failed: 'That did not work. Please try again later.',
      'not-configured': 'This build has no address for updates.',
      newest: 'This is the newest version.',
    },
    check: 'Look for updates',
    install: (version: string) => `Install ${version} and restart`,
    version: (version: string) => `Version ${version}`,
  },
} as const;
