/** Somebody outside whom a browser or the server talks to. */
export interface OutsideParty {
  readonly name: string;
  /** When they are talked to, and what they learn. */
  readonly meaning: string;
  /** Where they are reached as long as the operator names no other place; a star stands for any part of a name. */
  readonly hosts: readonly string[];
}

/** Everybody outside, as the privacy page lists them. */
export const OUTSIDE_PARTIES: readonly OutsideParty[] = [
  {
    name: 'AI provider',
    meaning:
      'Where the operator uses one: our server sends the sentence that you typed, which is your session goal, and nothing about who you are; with a connected calendar also a title, if you allowed that. When it writes an article, it is sent nothing of yours.',
    hosts: ['api.openai.com'],
  },
  {
    name: 'Payment provider',
    meaning:
      'Where the operator sells subscriptions: your browser goes to its payment page, and our server tells it your email address and asks whether you have paid.',
    hosts: ['api.stripe.com'],
  },
  {
    name: 'Google',
    meaning:
      'If you sign in with Google, or connect its calendar: your browser goes to its sign-in page, and our server asks for your name, email address and calendar.',
    hosts: ['accounts.google.com', 'www.googleapis.com'],
  },
  {
    name: 'Microsoft',
    meaning:
      'If you sign in with Microsoft, or connect its calendar: your browser goes to its sign-in page, and our server asks for your name, email address and calendar.',
    hosts: ['login.microsoftonline.com', 'graph.microsoft.com'],
  },
  {
    name: 'Your calendar’s server',
    meaning: 'If you connect a calendar by its address: our server reads it there.',
    hosts: [],
  },
  {
    name: 'Mail servers',
    meaning: 'The operator’s and your own, for the emails we send you.',
    hosts: [],
  },
  {
    name: 'Google Analytics',
    meaning:
      'Only where the operator uses it and you agreed: your browser tells it which public page you read, and identifies itself by the cookie _ga. It never runs on the pages of your account, nor on one whose address carries a secret.',
    hosts: ['*.googletagmanager.com', '*.google-analytics.com', '*.analytics.google.com'],
  },
];
