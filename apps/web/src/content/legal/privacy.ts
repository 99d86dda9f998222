import { PRODUCT_NAME } from '@overtone/domain/product';
import { SUPPORT_EMAIL } from '../contact.ts';
import type { LegalText } from './legal-text.ts';

/** The privacy policy. */
export const PRIVACY: LegalText = {
  title: 'Privacy policy',
  since: '1 November 2026',
  lead: `${PRODUCT_NAME} keeps as little about you as it can and still do its work. This page lists all of it.`,
  chapters: [
    {
      title: 'Without an account',
      paragraphs: [
        'The browser demo needs no account. Your settings and your choice of theme stay in your own browser.',
        'If you ask for download links we keep your email address, what your browser says about your system, and the time, so that we can write to you. If you subscribe to the newsletter we keep your email address, the time, and whether you are still subscribed. Every letter carries a link that ends it.',
        'We count visits with three events of our own: that a page was opened, for how many seconds, and that a download was pressed. While you are signed in they are kept with your account’s id, and you find them in your export; otherwise they carry no name and no identifier. We also measure how fast pages load. If your browser sends Do Not Track or Global Privacy Control, none of this is sent.',
      ],
    },
    {
      title: 'With an account',
      paragraphs: ['An account stores the following, and nothing that is not on the list.'],
      rows: [
        ['Name', 'What we call you.'],
        ['Email', 'To sign you in and to write to you about your account.'],
        ['Password hash', 'Never the password itself.'],
        ['Account creation date', 'When you signed up.'],
        ['Sign-ins', 'When, and what the browser or app says it is, so that you can end them.'],
        ['Subscription status', 'Active, trial or expired.'],
        ['Total AVE minutes used', 'How long light and sound have run, in minutes.'],
        ['Session start and end timestamps', 'When a session began and ended.'],
        ['Streak tracking', 'On how many days in a row you had a session.'],
        ['Effect preferences', 'Frequency, intensity and the other settings of light and sound.'],
        [
          'Ratings',
          'How focused you say you are before and after a session, only if you choose to say it.',
        ],
        ['UI preferences', 'Theme, layout, and whether you are asked for ratings.'],
        [
          'Suggestions',
          'Which pair was suggested when, and what you thought of it; never the sentence that you typed.',
        ],
        [
          'Calendars',
          'Only if you connect one: titles and times of what is coming and of the week before, titles encrypted, until you disconnect it.',
        ],
        ['Payment-provider customer ID', 'Which customer you are there. We never see your card.'],
      ],
    },
    {
      title: 'Whom we work with',
      paragraphs: [
        'Sign-in runs through an authentication service, or through Google or Microsoft if you choose them. Subscriptions run through a card payment provider.',
        'When you ask the assistant, an AI provider receives the sentence that you typed, which is your session goal, and nothing about who you are. Where the server has been set up without such a provider, your sentence stays on the server. Please do not write anything in it that you would not want to leave your computer.',
        'If you connect a calendar it is read, never written, and only to see what comes next.',
      ],
    },
    {
      title: 'What we do not collect',
      paragraphs: [
        'No screenshots, files, clipboard, keystrokes, camera or microphone. No health data: if your sentence mentions a health condition it is used to choose the mildest setting, and is not kept as a fact about you.',
      ],
    },
    {
      title: 'Your rights',
      paragraphs: [
        `You can have a copy of everything in your account, correct it, or have it deleted, from the account page or by writing to ${SUPPORT_EMAIL}. Deleting it takes effect at once, except for invoices, which the law asks the payment provider to keep, and a keyed fingerprint of your address that tells only that it has had a free trial.`,
        'If this policy changes in a way that matters, we say so before it does.',
      ],
    },
  ],
};
