import { OFFERS } from '@overtone/domain/offers/offers';
import type { TaskState } from '@overtone/domain/suggestion/states';
import type { Moment } from './research.ts';

/** The invented day of a developer. */
const A_SAMPLE_DAY: readonly Moment[] = [
  {
    time: '09:00',
    text: 'Stand-up. Everyone says what they will do once stand-ups are over.',
    depth: 0.1,
  },
  {
    time: '09:25',
    text: 'Reproduces the bug. It only happens on the second request.',
    depth: 0.6,
  },
  {
    time: '10:05',
    text: 'Four frames down, holding three hypotheses. This is the good part.',
    depth: 0.95,
  },
  {
    time: '10:12',
    text: '“Can you look at my pull request? Two lines.” It is two hundred.',
    depth: 0.1,
  },
  { time: '11:00', text: 'Reads the same stack trace from the top.', depth: 0.5 },
  {
    time: '13:30',
    until: '14:45',
    text: 'Whiteboard: how the queue ought to work.',
    depth: 0.75,
  },
  { time: '15:00', text: 'Deployment alarm. False, as it turns out.', depth: 0.1 },
  { time: '16:20', text: 'Finds it: a cache key without the tenant. One line.', depth: 0.9 },
];

/** Every word of the developers' page. */
export const RESEARCH_DEV = {
  banner: { text: 'Not a developer?', link: 'The page for knowledge workers' },
  hero: {
    title: 'You had the whole call graph in your head.',
    lead: 'Then someone said your name. This page is about the minutes after that: what they cost, and two settings made for the two kinds of work that need a quiet head most.',
    situation: 'See Your Situation',
    roi: 'Calculate ROI',
  },
  statistics: {
    title: 'What is known about interrupted work',
    lead: 'Mostly from studies of office work. Software is a small part of that literature, so take the figures as a direction, not a measurement of your team.',
  },
  timeline: {
    title: 'A sample day, plotted',
    lead: 'Invented, and drawn by hand in numbers: how deep in the problem, from the first coffee to the last commit.',
    moments: A_SAMPLE_DAY,
  },
  states: {
    title: 'Two states for two kinds of work',
    lead: 'Both are starting points. Move every number until it suits you; Signal check shows what your screen really delivers.',
    items: [
      {
        title: 'Deep Debug State',
        state: 'analytical',
        text: 'For holding a failing system in your head: tracing, bisecting, reading someone else’s code under pressure. A fast centre over a slow, steady ground. Gamma rhythms near this rate are associated with effortful thinking; that light at this rate brings it about is not shown.',
      },
      {
        title: 'Architecture Flow State',
        state: 'creative',
        text: 'For the opposite: the shape of a thing that does not exist yet. Slower throughout, with room to wander. Alpha rhythms are associated with inward attention.',
      },
    ] satisfies readonly { title: string; state: TaskState; text: string }[],
  },
  claims: {
    title: 'What we claim, and what stands behind it',
    lead: 'Each row is a claim. The further right its dot, the better the support. Open a row to see what was found, and what wasn’t tested.',
  },
  closing: {
    title: 'Try it on the next bug',
    text: `${OFFERS.demo.freeDailyMinutes} minutes free daily, no credit card. The demo has a code editor to look at.`,
    link: 'Open the demo',
    book: 'Book a demo for your team',
  },
} as const;
