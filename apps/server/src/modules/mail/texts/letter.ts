import type { LetterAudience, LetterContent } from '@overtone/domain/contract/letters';
import { PRODUCT_NAME } from '@overtone/domain/product';
import type { MailText } from './mail-text.ts';
import { readLetter } from './read-letter.ts';

const REASONS: Readonly<Record<LetterAudience, string>> = {
  accounts: `You are getting this email because you have an ${PRODUCT_NAME} account.`,
  newsletter: `You are getting this email because you subscribed to the ${PRODUCT_NAME} newsletter. One click ends it.`,
};

/** A letter of an admin as a mail. */
export function letterText({ audience, subject, text }: LetterContent): MailText {
  return { subject, blocks: readLetter(text), reason: REASONS[audience] };
}
