import { FREE_DAILY_MINUTES, OFFERS } from '@overtone/domain/offers/offers';
import { PRODUCT_NAME } from '@overtone/domain/product';
import { SAFETY_NOTE } from '@overtone/domain/safety/safety-note';
import { offerPrice } from './offer-words.ts';

/** A question with its answer. */
export interface Question {
  readonly question: string;
  readonly answer: string;
  /** The answer where the day of people who do not pay is limited, if it is another. */
  readonly answerWhenLimited?: string;
  /** What is added where something is on sale. */
  readonly whenOpen?: string;
}

const { freePersonalizations, refundDays } = OFFERS.hero;
const AFTER_FREE = `After that it is ${offerPrice(OFFERS.hero)}, with a ${refundDays}-day money-back promise. If two of our offers apply to you, the better one holds.`;
const FREE_QUERIES = `${freePersonalizations} AI frequency personalizations`;

/** The short list of questions on the home page. */
export const QUESTIONS: readonly Question[] = [
  {
    question: 'Does it work?',
    answer:
      'We don’t know whether it will for you. The brain’s response to a steady pulse is well measured; some studies report a change in focus or mood and others do not, and none of them tested this product. It is free to try, and you are the best judge.',
  },
  {
    question: 'Is it safe?',
    answer: `${SAFETY_NOTE} For everyone else the light is kept faint, and Flash guard limits how far it may swing. Escape stops light and sound at once. If you feel unwell, stop.`,
  },
  {
    question: 'What does it cost?',
    answer: `Stimulation is free and unlimited; ${FREE_QUERIES} are free too.`,
    answerWhenLimited: `${FREE_DAILY_MINUTES} minutes of stimulation a day are free, and so are ${FREE_QUERIES}.`,
    whenOpen: AFTER_FREE,
  },
  {
    question: 'Will people see it when I share my screen?',
    answer:
      'They may. In the demo they see what you see. Pause the light with one key before a call, and keep the sound.',
  },
  {
    question: 'Do I need headphones?',
    answer:
      'No. The tone is the same in both ears, so speakers are fine. Headphones keep it to yourself.',
  },
  {
    question: 'Why does the light run slower than I asked?',
    answer:
      'A screen that redraws sixty times a second cannot show every rhythm. Where it cannot, the light takes a slower rhythm that stays in step, the sound keeps yours, and Signal check shows both.',
  },
  {
    question: 'What does it read on my computer?',
    answer: `Nothing that you type, open or say. ${PRODUCT_NAME} draws a transparent overlay, plays sound and talks to its own server. It has no access to your files, clipboard, keyboard, camera or microphone. The system tells it only whether the screen is locked and, where it can, whether another app is recording.`,
  },
  {
    question: 'Which computers does it run on?',
    answer: 'macOS and Windows. The browser demo runs wherever a current browser does.',
  },
];
