import { TEXT_LINK } from '@overtone/ui/controls/text-link';
import type { ReactNode } from 'react';
import { SUPPORT_EMAIL } from '../content/contact.ts';

/** Where the words of a legal text lead that name a place. */
const PLACES: Readonly<Record<string, string>> = {
  'cookie policy': '/cookie-policy',
  'privacy policy': '/privacy-policy',
  'account page': '/account',
  [SUPPORT_EMAIL]: `mailto:${SUPPORT_EMAIL}`,
};

const NAMES = new RegExp(`(${Object.keys(PLACES).join('|')})`, 'u');

/** A paragraph whose words lead to the places that they name. */
export function linkedWords(paragraph: string): ReactNode {
  return paragraph.split(NAMES).map((words, index) => {
    const href = PLACES[words];
    if (href === undefined) return words;
    return (
      // The same place may be named twice.
      <a key={index} href={href} className={TEXT_LINK}>
        {words}
      </a>
    );
  });
}
