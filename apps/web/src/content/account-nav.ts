/** Where the pages behind the sign-in lead to one another. */
export const ACCOUNT_NAV = [
  { text: 'Session', href: '/demo' },
  { text: 'Insights', href: '/insights' },
  { text: 'Calendar', href: '/demo#calendar' },
  { text: 'Account', href: '/account' },
] as const;
