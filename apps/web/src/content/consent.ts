/** Words around the one choice that concerns cookies. */
export const CONSENT = {
  title: 'Google Analytics',
  line: 'May we count visits with Google Analytics? It sets two cookies for two years. Everything works without them.',
  allow: 'Allow',
  refuse: 'No thanks',
  more: 'About cookies',
  choice: {
    lead: 'This site can count visits with Google Analytics. It is loaded only where you allow it.',
    unused: 'This site does not use Google Analytics, so there is nothing to choose.',
    private: 'Your browser asks not to be counted. We respect that, and don’t ask.',
  },
} as const;
