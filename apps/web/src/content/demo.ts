import { OFFERS } from '@overtone/domain/offers/offers';
import { PRODUCT_NAME } from '@overtone/domain/product';

/** Every word of the demo that is not a control's own. */
export const DEMO = {
  hero: {
    title: `Try ${PRODUCT_NAME}`,
    memberTitle: 'Your session',
    lead: 'Say what you are about to do. A faint light and a soft tone then pulse in step, at the pair of rhythms that may suit it.',
  },
  header: { getApp: 'Get Desktop App', signIn: 'Sign in' },
  welcome: {
    title: `Welcome to ${PRODUCT_NAME}`,
    lead: 'Three steps, about a minute. You can use headphones, but you don’t need them.',
    program:
      'A program was shared with you. It is open behind this, with a description of what it does, and nothing plays until you start it there. Look around first.',
    linked: {
      shared:
        'was shared with you. It is open behind this, and nothing plays until you start it. Then:',
      start: 'Start the shared program',
    },
    left: {
      what: 'A program was still playing when this page was closed.',
      waits: 'It is waiting in the Programs tab, where it left off. Look around first.',
    },
    selfTest: {
      underWay:
        'A self-test is under way. Its sessions start in the Self-test tab, and anything that plays meanwhile mixes into the one that runs or waits.',
      goToMine: 'Go to my self-test',
      goToAny: 'Go to the self-test',
    },
    steps: [
      {
        title: 'Tell the AI what you work on',
        text: 'One plain sentence is enough. It answers with two rhythms and says why.',
      },
      {
        title: 'Experience the subtle visual overlay',
        text: 'A tint breathes over this page and a quiet tone pulses with it. You can work through both.',
      },
      {
        title: 'Feel focus shift within 30-60 seconds',
        text: 'You may notice a change by then, or none at all: people differ, and you are the judge.',
        claim: 'onset-seconds',
      },
    ],
    check: {
      title: 'Before you start',
      escape: 'stops light and sound at once.',
      stop: 'Stop, at the foot of the screen, ends light and sound at once.',
    },
    start: 'Start Demo Experience',
    startSoundOnly: 'Start with sound only',
    lookAround: 'Look around without light or sound',
  },
  explainer: {
    title: 'What is happening here',
    parts: [
      {
        title: 'Perceptual load theory',
        text: 'Attention is limited. Perceptual load theory, first put forward by Nilli Lavie in the 1990s, holds that when your task takes up what you can perceive, less is left over for distractions. A faint, steady overlay adds a little load of its own. That this helps with real work is plausible, but not settled.',
      },
      {
        title: 'Brainwave entrainment, 0.1–100 Hz',
        text: `Light or sound that pulses steadily makes parts of the visual and auditory cortex respond at the same rate. ${PRODUCT_NAME} pulses between 0.1 and 100\u00A0Hz. The response itself is well measured. Whether attention or mood follows it is not: some studies report changes, others find none.`,
      },
      {
        title: 'The experience',
        text: 'The slow rhythm moves the whole screen and the tone. The fast one rides on it, at the centre of the screen. Both are kept gentle on purpose: look through the light, not at it, and let it drift to the edge of your attention.',
      },
    ],
  },
  tryItOut: { title: 'Try It Out' },
  fullExperience: {
    title: 'Get the Full Experience',
    text: 'In the browser the light ends where this page ends. The desktop app lays it over everything you work in, on macOS and Windows.',
    link: 'Download Desktop App',
    terms: `${OFFERS.demo.freeDailyMinutes} minutes free daily, no credit card.`,
  },
  safety: { title: 'Safety' },
  pane: {
    label: 'Session',
    short: 'Session',
    divide: {
      label: 'Width of the session',
      hint: 'Drag to set the width; double-click to let the window set it.',
    },
    tabs: {
      assistant: 'Assistant',
      tune: 'Tune',
      signal: 'Signal',
      calendar: 'Calendar',
      programs: 'Programs',
      'self-test': 'Self-test',
    },
    calendarLater: 'Your calendar opens as soon as we know whether you are signed in.',
  },
  programs: { label: 'Programs', title: 'Programs: sessions that change over time' },
  selfTest: { label: 'Self-test', title: 'Does it work for me? A blind self-test' },
  practice: {
    title: 'Practise with it',
    short: 'Practice',
    reading: {
      tab: 'Focus Reading',
      random: 'Read About Something Random',
      loading: 'Generating new content...',
      words: 'Words in Article',
      time: 'Total Time Reading',
      missing: {
        'no-writer':
          'No AI is set up here to write a new article, so here is one of ours. You can pick another.',
        failed:
          'A new article could not be written just now, so here is one of ours. Try again, or pick another.',
      },
      shelf: 'Our own articles',
    },
    video: {
      tab: 'Video Demo',
      missing:
        'The video could not be loaded. Nothing else here needs it: switch on and see for yourself.',
    },
    code: {
      tab: 'Code Editor',
      file: 'phase.ts',
      caption:
        'The rule that keeps light and sound together: both read their place in the rhythm from one clock.',
    },
  },
  closing: {
    title: 'Take it to where you work',
    text: 'If this suits you, the desktop app does the same over your editor, your inbox and your calls.',
    link: 'Download the desktop app',
  },
} as const;
