import { NOT_MEDICAL_NOTE } from '@overtone/domain/safety/safety-note';
import type { PageMark } from '@overtone/domain/site/page-marks';
import { SUPPORT_EMAIL } from './contact.ts';

/** A link of the footer; one without an address is not there yet. */
export interface FooterLink {
  readonly text: string;
  readonly href?: string;
  /** What the operator has to have said for it to lead anywhere. */
  readonly needs?: PageMark;
}

/** A column of the footer. */
export interface FooterColumn {
  readonly title: string;
  readonly links: readonly FooterLink[];
}

/** Words of the newsletter sign-up that are not its states. */
export const NEWSLETTER = {
  title: 'The occasional newsletter',
  text: 'New findings, read critically, and what changed in the app. No more than once a month; one click unsubscribes you.',
  label: 'Email address',
  button: 'Subscribe',
} as const;

/** Columns of the footer; the downloads stand at the head of the first. */
export const FOOTER_COLUMNS: readonly FooterColumn[] = [
  {
    title: 'Product',
    links: [
      { text: 'Browser demo', href: '/demo' },
      { text: 'Features', href: '/#features-section' },
      { text: 'Pricing', href: '/#pricing-section' },
      { text: 'Questions', href: '/#common-questions' },
    ],
  },
  {
    title: 'Resources',
    links: [
      { text: 'Documentation', href: '/neuroscience' },
      { text: 'Research Papers', href: '/#science-details' },
      { text: 'For teams', href: '/research' },
      { text: 'For developers', href: '/research-dev' },
      { text: 'Blog' },
    ],
  },
  {
    title: 'Company',
    links: [
      { text: 'About Us' },
      { text: 'Support', href: `mailto:${SUPPORT_EMAIL}`, needs: 'support-email' },
      { text: 'Contact', href: `mailto:${SUPPORT_EMAIL}?subject=Hello`, needs: 'support-email' },
    ],
  },
  {
    title: 'Legal',
    links: [
      { text: 'Privacy', href: '/privacy-policy' },
      { text: 'Terms', href: '/terms-of-service' },
      { text: 'Cookies', href: '/cookie-policy' },
      { text: 'Security', href: '/security' },
    ],
  },
];

/** The last line of every page. */
export const FOOTER_NOTE = NOT_MEDICAL_NOTE;
