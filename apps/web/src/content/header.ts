/** Links of the header, as far as the window has room for them. */
export const HEADER_LINKS = [
  { text: 'Features', href: '/#features-section' },
  { text: 'Science', href: '/#science-section' },
  { text: 'Pricing', href: '/#pricing-section' },
  { text: 'Questions', href: '/#common-questions' },
  { text: 'For teams', href: '/research' },
] as const;

/** What the menu has beside the header's links. */
export const MENU_LINKS = [
  { text: 'For developers', href: '/research-dev' },
  { text: 'The neuroscience', href: '/neuroscience' },
  { text: 'Browser demo', href: '/demo' },
] as const;

/** What stands over the site’s own pages where a person’s places come first. */
export const SITE_TITLE = 'About Overtone';

/** The quiet way to an account, for whoever is not signed in. */
export const SIGN_IN = { text: 'Sign in', href: '/sign-in' } as const;
