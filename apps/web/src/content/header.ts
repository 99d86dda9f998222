/** Links of the header, as far as the window has room for them. */
export const HEADER_LINKS = [
  { text: 'Features', href: '/#features-section' },
  { text: 'Science', href: '/#science-section' },
  { text: 'Pricing', href: '/#pricing-section' },
  { text: 'Questions', href: '/#common-questions' },
  { text: 'For teams', href: '/research' },
] as const;
