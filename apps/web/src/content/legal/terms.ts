import {
  CANCELLATION_TAKES_EFFECT,
  OFFERS,
  TERMS_CHANGE_NOTICE_DAYS,
} from '@overtone/domain/offers/offers';
import { PRODUCT_NAME } from '@overtone/domain/product';
import { NOT_MEDICAL_NOTE, SAFETY_NOTE } from '@overtone/domain/safety/safety-note';
import {
  LEGAL_SINCE,
  NO_OPERATOR,
  OPERATOR,
  SUPPORT_EMAIL,
  whereLaw,
  whereSupport,
} from '../contact.ts';
import type { LegalText } from './legal-text.ts';

/** The terms of service. */
export const TERMS: LegalText = {
  title: 'Terms of service',
  since: LEGAL_SINCE,
  lead: `By using ${PRODUCT_NAME} you agree to these terms. We have kept them short enough to be read.`,
  chapters: [
    {
      title: 'What you get',
      paragraphs: [
        `${PRODUCT_NAME} shows a faint pulsing overlay and plays a pulsing tone while you work, in your browser or through the desktop app, and suggests settings for what you are doing. You may use it for yourself or at work, on as many of your own computers as you like.`,
        `${NOT_MEDICAL_NOTE} It does not diagnose, treat or prevent anything, and we do not promise a particular effect.`,
      ],
    },
    {
      title: 'Before you use it',
      paragraphs: [
        `${SAFETY_NOTE} Do not use it while driving or operating machinery. Stop if you feel unwell. If you show it to other people, on a shared screen or in a room, tell them first.`,
      ],
    },
    {
      title: 'Trials, payment and renewal',
      paragraphs: [
        'The offer you signed up through is stored with your account, and its terms are yours. Where two offers apply to you, you get the better one. A trial costs nothing; a subscription begins when it ends, unless you cancel first, and renews for the same period.',
        `You may cancel at any time. Cancellation takes effect ${CANCELLATION_TAKES_EFFECT}; until then everything stays as it is.`,
      ],
    },
    {
      title: 'Refunds',
      paragraphs: [
        `You may ask for your money back within ${OFFERS.terms.refundDays} days of a payment, without giving a reason. Where your offer promises ${OFFERS.hero.refundDays} days, it is ${OFFERS.hero.refundDays} days.${whereSupport(` Write to ${SUPPORT_EMAIL} from the address of your account.`)}`,
      ],
    },
    {
      title: 'Fair use',
      paragraphs: [
        'Please don’t resell the service, attack it, or send it more automated requests than a person would make. We may limit an account that does, and we’ll say why.',
      ],
    },
    {
      title: 'Liability',
      paragraphs: [
        'Our liability is unlimited for intentional wrongdoing, gross negligence, and harm to life or health; otherwise it is limited to what you paid us in the twelve months before. Nothing here takes away rights that the law where you live gives you.',
      ],
    },
    {
      title: 'Who you are dealing with',
      paragraphs: [
        `These terms are between you and whoever runs this server.${whereLaw(' The law of the jurisdiction named here applies, unless the law where you live says otherwise.')}`,
        NO_OPERATOR,
      ],
      rows: [
        ['Company', OPERATOR.company, 'company'],
        ['Address', OPERATOR.address, 'address'],
        ['Jurisdiction', OPERATOR.jurisdiction, 'jurisdiction'],
        ['Contact', SUPPORT_EMAIL, 'support-email'],
      ],
    },
    {
      title: 'Changes',
      paragraphs: [
        `Changes to these terms are announced ${TERMS_CHANGE_NOTICE_DAYS} days ahead by email, to every account with a confirmed address. If you don’t agree, you may close your account before they take effect.`,
      ],
    },
  ],
};
