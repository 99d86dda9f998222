/** Something that is stored about people: what the privacy page calls it, what it says of it, and where it is kept. */
export interface StoredData {
  readonly name: string;
  readonly meaning: string;
  /** Columns of the server's database, by its tables; a test there finds each column in one entry. */
  readonly kept: Readonly<Record<string, readonly string[]>>;
}

/** What is stored about people who have no account, and about those who have one in the same way. */
export const STORED_OF_ANYBODY: readonly StoredData[] = [
  {
    name: 'Download requests',
    meaning:
      'If you ask for download links: your email address, what your browser says about your system, the time, where you asked, and whether the email was sent.',
    kept: {
      downloadRequests: ['email', 'platform', 'userAgent', 'timestamp', 'source', 'emailSent'],
    },
  },
  {
    name: 'Newsletter',
    meaning:
      'If you subscribe: your email address, the time, where you did so, and whether you are still subscribed; we keep that after you leave, too, so that we don’t write to you by mistake. Every issue carries a link to unsubscribe.',
    kept: { newsletterSubscribers: ['email', 'timestamp', 'source', 'status'] },
  },
  {
    name: 'Visits',
    meaning:
      'That a page was opened, for how many seconds, and that a download was pressed: which page, which button and system, and when. If you are signed in, they carry the id of your account; otherwise nothing that tells you apart. They are deleted after 400 days. If your browser sends Do Not Track or Global Privacy Control, none of this is sent.',
    kept: {
      analyticsEvents: [
        'event',
        'pageName',
        'timeSpentSeconds',
        'platform',
        'location',
        'timestamp',
        'receivedAt',
      ],
    },
  },
  {
    name: 'Sign-ups waiting to be confirmed',
    meaning:
      'If you sign up: your email address, the name, the password as a hash, the offer, the time zone and the page that you were on your way to, and a fingerprint of the emailed link, until you confirm the address. If you never do, they are deleted eight days after the last link was emailed.',
    kept: {
      signUps: [
        'email',
        'name',
        'password',
        'offerId',
        'timeZone',
        'next',
        'tokenHash',
        'createdAt',
        'expiresAt',
      ],
    },
  },
  {
    name: 'Mail log',
    meaning:
      'Which emails were due to your address and why, when they were sent, how often we tried, and what a mail server answered. A link in an email is kept encrypted until the email is sent; so are the browser and the time, if the email tells you about a sign-in. Emails that were sent are deleted after 30 days, those about new terms 30 days after the terms apply, and those that could not be sent after 90.',
    kept: {
      mails: [
        'kind',
        'recipient',
        'createdAt',
        'expiresAt',
        'attempts',
        'nextAttemptAt',
        'sentAt',
        'failedAt',
        'lastError',
        'sealedLink',
        'detail',
      ],
    },
  },
  {
    name: 'Counts of free personalizations',
    meaning:
      'How many of the free AI personalizations were used and when last, by your account or, without one, by a random number in a cookie.',
    kept: {
      personalizationCounts: ['holder', 'used', 'lastUsedAt'],
      personalizationReservations: ['holder', 'reservedAt'],
    },
  },
  {
    name: 'Answers you may ask for twice',
    meaning:
      'For a day, the last suggestions you were given and a fingerprint of each request, so that one sent twice over a bad connection is answered, and counted, once.',
    kept: { suggestionReplies: ['scope', 'key', 'requestHash', 'reply', 'claimedAt'] },
  },
];

/** What an account stores besides. */
export const STORED_OF_ACCOUNTS: readonly StoredData[] = [
  { name: 'Name', meaning: 'What we call you.', kept: { users: ['name', 'image'] } },
  {
    name: 'Email',
    meaning:
      'To sign you in and write to you about your account, and whether you have confirmed that it is yours.',
    kept: { users: ['email', 'emailVerified'] },
  },
  {
    name: 'Change of address',
    meaning:
      'If you ask for another address: which one, when, from which sign-in, which of the two mailboxes has agreed, and fingerprints of the emailed links. It is deleted when both have agreed, when you or one of them stops it, or after two days.',
    kept: {
      emailChanges: [
        'email',
        'signInId',
        'oldTokenHash',
        'newTokenHash',
        'oldConfirmedAt',
        'newConfirmedAt',
        'createdAt',
        'expiresAt',
      ],
    },
  },
  {
    name: 'Password hash',
    meaning: 'Never the password itself.',
    kept: { credentials: ['password'] },
  },
  {
    name: 'Two-step sign-in',
    meaning:
      'Only if you turn it on: that it is on, the secret you share with your authenticator app and the backup codes you have not used, both encrypted; how many wrong codes were typed since the last right one, and until when codes are refused because of them. It is deleted when you turn it off.',
    kept: {
      users: ['twoFactorEnabled'],
      secondSteps: ['secret', 'backupCodes', 'verified', 'failedVerificationCount', 'lockedUntil'],
    },
  },
  {
    name: 'Passkeys',
    meaning:
      'Only if you add one: what you call it, when you added it, its public half and id, how often it has been used, what kind of device made it, how that is reached, and whether your devices share it. Its secret half, your fingerprint and your face never leave your devices. It is deleted when you remove it.',
    kept: {
      passkeys: [
        'name',
        'publicKey',
        'credentialID',
        'counter',
        'deviceType',
        'backedUp',
        'transports',
        'aaguid',
        'createdAt',
      ],
    },
  },
  {
    name: 'Account creation date',
    meaning: 'When you signed up, and when these facts last changed.',
    kept: { users: ['createdAt', 'updatedAt'] },
  },
  {
    name: 'Role',
    meaning: 'Whether your account may see the administration pages.',
    kept: { users: ['role'] },
  },
  {
    name: 'Suspension',
    meaning: 'Since when your account has been suspended, if it is.',
    kept: { users: ['suspendedAt'] },
  },
  {
    name: 'What administrators did',
    meaning:
      'If an administrator does something to your account, such as emailing you a link or suspending it: what, when, and which administrator. It can’t be changed afterwards and is kept for two years, even if the account is deleted; then nothing of you is left in it but the account’s id.',
    kept: { auditLog: ['at', 'actor', 'act', 'subject', 'words'] },
  },
  {
    name: 'Offer',
    meaning: 'Which offer you signed up through; its terms are yours.',
    kept: { users: ['offerId'] },
  },
  {
    name: 'Time zone',
    meaning: 'In which your days and streaks are counted.',
    kept: { users: ['timeZone'] },
  },
  {
    name: 'Google and Microsoft accounts',
    meaning:
      'Only if you sign in with one: its id there, what we may read, and the keys for that, encrypted, with the times at which they end.',
    kept: {
      credentials: [
        'providerId',
        'accountId',
        'scope',
        'accessToken',
        'refreshToken',
        'idToken',
        'accessTokenExpiresAt',
        'refreshTokenExpiresAt',
        'createdAt',
        'updatedAt',
      ],
    },
  },
  {
    name: 'Sign-ins',
    meaning:
      'When and until when, and what the browser or app says it is, so that you can end them; no network address. For a few minutes, also links emailed to you, and a sign-in being handed to the app.',
    kept: {
      signIns: ['token', 'createdAt', 'updatedAt', 'expiresAt', 'ipAddress', 'userAgent'],
      signInHandovers: [
        'codeHash',
        'state',
        'codeChallenge',
        'signInId',
        'createdAt',
        'expiresAt',
        'usedAt',
      ],
      verifications: ['identifier', 'value', 'createdAt', 'updatedAt', 'expiresAt'],
    },
  },
  {
    name: 'Subscription status',
    meaning: 'Active, trial or expired.',
    kept: { subscriptions: ['status'] },
  },
  {
    name: 'Subscription terms',
    meaning:
      'Through which offer you subscribed, since when and until when, and when we last asked the payment provider.',
    kept: {
      subscriptions: [
        'offerId',
        'startedAt',
        'periodStart',
        'periodEnd',
        'trialEnd',
        'endsAt',
        'checkedAt',
      ],
    },
  },
  {
    name: 'Payment-provider customer ID',
    meaning:
      'Which customer you are with the payment provider, since when, and whether a payment page is open. We never see your card.',
    kept: { paymentCustomers: ['customerId', 'createdAt', 'checkoutOpenUntil'] },
  },
  {
    name: 'Total AVE minutes used',
    meaning:
      'How long light and sound have run, in minutes; it is counted from the sessions below.',
    kept: { usageSessions: ['lastSeenAt'] },
  },
  {
    name: 'Session start and end timestamps',
    meaning:
      'When a session began and ended, at which rhythms (of a program, those that it played longest), whether you, a suggestion or a calendar chose them, and on which of your devices, under a made-up name.',
    kept: {
      usageSessions: [
        'startedAt',
        'endedAt',
        'primaryBand',
        'supportingBand',
        'globalHz',
        'centerHz',
        'source',
        'sittingId',
        'deviceId',
      ],
    },
  },
  {
    name: 'Streak tracking',
    meaning: 'On how many days in a row you had a session; it is counted from the sessions.',
    kept: {},
  },
  {
    name: 'Ratings',
    meaning:
      'How focused you say you are before and after a session, only if you choose to say it.',
    kept: { usageSessions: ['ratingBefore', 'ratingAfter'] },
  },
  {
    name: 'Effect preferences',
    meaning: 'Frequency, intensity and the other settings of light and sound.',
    kept: { accountSettings: ['groups', 'revision', 'updatedAt'] },
  },
  {
    name: 'Self-tests',
    meaning:
      'If you run a blind self-test while you are signed in: what you test and ask, when its sessions were, how long and with which settings they played, and what you answered. The order of a running one is kept only in a form that your own browsers can open, each with a key of its own that stays there; we keep their public halves. Both are deleted with the test or the account. Of a test that you delete, a random number and the time stay with the account for a year, so that no other browser of yours brings it back.',
    kept: {
      selfTests: ['test', 'seeds', 'revision', 'updatedAt'],
      deletedSelfTests: ['deletedAt'],
      selfTestDevices: ['publicKey', 'createdAt'],
    },
  },
  {
    name: 'UI preferences',
    meaning:
      'Theme, layout, and whether you are asked for ratings; they are kept with the effect preferences.',
    kept: {},
  },
  {
    name: 'Programs',
    meaning:
      'The programs you make, change or keep, as text, and when you did. Links and files you make from them are not sent to us.',
    kept: {
      keptPrograms: ['text', 'revision', 'createdAt', 'updatedAt'],
      programRevisions: ['revision'],
    },
  },
  {
    name: 'Suggestions',
    meaning:
      'Which pair was suggested when, by what, and what you thought of it; never the sentence you typed.',
    kept: {
      suggestionHistory: [
        'state',
        'globalModulationHz',
        'centerModulationHz',
        'visualHue',
        'source',
        'createdAt',
        'verdict',
        'decidedAt',
      ],
    },
  },
  {
    name: 'Calendars',
    meaning:
      'Only if you connect one: its name and address, titles and times of what is coming up and of the past week, whether you are free, busy or away or have declined, how far it has been read and what went wrong, and what you want done with it. Names, addresses and titles are encrypted. All of it is deleted when you disconnect the calendar.',
    kept: {
      calendarConnections: [
        'kind',
        'name',
        'address',
        'sourceHash',
        'progress',
        'windowFrom',
        'createdAt',
        'syncedAt',
        'nextSyncAt',
        'againAt',
        'problem',
        'failures',
      ],
      calendarOccurrences: ['title', 'timing', 'startsAt', 'endsAt', 'standing', 'series', 'key'],
      calendarPreferences: ['autopilot', 'hostedTitles', 'leadMinutes'],
    },
  },
];

/** Columns that say nothing by themselves: they join the rows above to each other and to the account. */
export const JOINING_COLUMNS: ReadonlySet<string> = new Set([
  'id',
  'userId',
  'connectionId',
  'downloadRequestId',
  'subscriberId',
  'letterId',
]);
