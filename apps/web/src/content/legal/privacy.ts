import { OUTSIDE_PARTIES } from '@overtone/domain/privacy/outside-hosts';
import { STORED_OF_ACCOUNTS, STORED_OF_ANYBODY } from '@overtone/domain/privacy/stored-data';
import { PRODUCT_NAME } from '@overtone/domain/product';
import { LEGAL_SINCE, NO_OPERATOR, OPERATOR, SUPPORT_EMAIL, whereSupport } from '../contact.ts';
import type { LegalText } from './legal-text.ts';

/** The privacy policy. */
export const PRIVACY: LegalText = {
  title: 'Privacy policy',
  since: LEGAL_SINCE,
  lead: `${PRODUCT_NAME} keeps as little about you as it can and still do its work. This page lists all of it.`,
  chapters: [
    {
      title: 'Who is responsible for your data',
      paragraphs: ['The operator of this server is responsible for your data.', NO_OPERATOR],
      rows: [
        ['Company', OPERATOR.company, 'company'],
        ['Address', OPERATOR.address, 'address'],
        ['Controller', OPERATOR.controller, 'controller'],
        ['Contact', SUPPORT_EMAIL, 'support-email'],
      ],
    },
    {
      title: 'Without an account',
      paragraphs: [
        'The browser demo needs no account. Your settings and your choice of theme are kept in your own browser; a question to the assistant brings your settings of light and sound to our server. The cookie policy lists what is kept there.',
        'We also measure how fast pages load, with nothing about who opened them, and count requests under fingerprints of network addresses that are forgotten within 25 hours. Besides that, this is all that the server stores:',
      ],
      rows: STORED_OF_ANYBODY.map(({ name, meaning }) => [name, meaning]),
    },
    {
      title: 'With an account',
      paragraphs: ['An account stores the following as well, and nothing beyond these lists.'],
      rows: STORED_OF_ACCOUNTS.map(({ name, meaning }) => [name, meaning]),
    },
    {
      title: 'Who we work with',
      paragraphs: [
        'Sign-in runs through an authentication service of our own, or through Google or Microsoft if you choose them. Subscriptions run through a card payment provider.',
        'When you ask the assistant, an AI provider receives the sentence you typed, which is your session goal, and nothing about who you are. Where the server has been set up without such a provider, your sentence stays on the server. Please don’t write anything in it that you wouldn’t want to leave your computer.',
        'If you connect a calendar, it is read, never written: what comes next, and the past week.',
        'These are all the services that are contacted:',
      ],
      rows: OUTSIDE_PARTIES.map(({ name, meaning, hosts }) => [
        name,
        hosts.length > 0
          ? `${meaning} At ${hosts.join(', ')}, unless the operator names another.`
          : meaning,
      ]),
    },
    {
      title: 'What we do not collect',
      paragraphs: [
        'No screenshots, files, clipboard, keystrokes, camera or microphone. No health data: if your sentence mentions a health condition, it is used to choose the mildest setting and is not kept as a fact about you.',
      ],
    },
    {
      title: 'Your rights',
      paragraphs: [
        `You can have a copy of everything in your account, correct it, or have it deleted, from the account page${whereSupport(` or by writing to ${SUPPORT_EMAIL}`)}. Deletion takes effect at once. Only these outlast it: invoices, which the law requires the payment provider to keep; a keyed fingerprint of your address, which says only that it has had a free trial; what administrators did to the account, for two years, under its id alone; and, for up to 30 days, keyed fingerprints of your sign-ins in other browsers, from which those browsers learn that the account is gone and erase what they kept of it.`,
        'If this policy is going to change in a way that matters, we’ll say so first.',
      ],
    },
  ],
};
