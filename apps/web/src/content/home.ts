import { CANCELLATION_TAKES_EFFECT, OFFERS } from '@overtone/domain/offers/offers';
import { PRODUCT_NAME } from '@overtone/domain/product';
import type { TaskState } from '@overtone/domain/suggestion/states';
import { SUGGESTED_PROMPTS } from '@overtone/domain/suggestion/suggested-prompts';

/** A task that a visitor can carry into the demo, and the state whose pair the figure shows for it. */
export interface HomeTask {
  readonly prompt: (typeof SUGGESTED_PROMPTS)[number];
  readonly state: TaskState;
}

const [debugging, writing, meeting, calming] = SUGGESTED_PROMPTS;

/** The opening. */
export const HERO = {
  title: 'Light and sound that keep time with your work.',
  lead: `For focus, ideas or calm: ${PRODUCT_NAME} lays a faint tint over your screen and a soft tone behind your work, and pulses both in step. Say what you’re about to do, and it picks two rhythms that may suit you.`,
} as const;

/** What the home page says first where it is shown at an address that leads nowhere. */
export const LOST = 'There is nothing at this address, so here is the home page.';

/** Tasks that a visitor can carry into the demo. */
export const TASKS = {
  title: 'Or start with one of these',
  items: [
    { prompt: debugging, state: 'analytical' },
    { prompt: writing, state: 'creative' },
    { prompt: meeting, state: 'meeting' },
    { prompt: calming, state: 'calm' },
  ] satisfies readonly HomeTask[],
} as const;

/** What the product is. */
export const EXPLAINER = {
  title: 'One slow rhythm, one fast one, both in step',
  paragraphs: [
    `${PRODUCT_NAME} is an overlay and a tone. The overlay is a tint so faint that you read, write and code through it. The tone is low and soft, with rain or noise around it if you like. Both swell and fade together.`,
    'The slow rhythm moves the whole screen and the tone. The fast one rides on it, at the centre. Laboratories have shown for decades that parts of the visual and auditory cortex respond at the rate of a steady pulse. Whether attention or mood follows is a different question, and an open one: some studies report changes, others find none.',
    'So we give you the means to find out for yourself: a session that starts in a second, every number in plain sight, and an off switch that works at once.',
  ],
} as const;

/** What it does. */
export const FEATURES = {
  title: 'What it does',
  lead: 'Five things, each of which you can check.',
  items: [
    {
      title: 'It listens to a sentence',
      text: 'Debugging, a first draft, a difficult meeting: say it in plain words. The assistant answers with a pair of rhythms and a colour, and says why, without promising anything.',
      state: 'analytical',
    },
    {
      title: 'It stays out of the way',
      text: 'The overlay lets every click through, never takes the keyboard, and stays at the edge of your attention. Your windows stay yours. One slider goes from Subtle to Intense.',
      state: 'deep_focus',
    },
    {
      title: 'Light and sound agree',
      text: 'One clock drives both. Signal check shows the frequency you asked for beside the one that your screen and speakers really deliver, and says why when they differ.',
      state: 'energise',
    },
    {
      title: 'It is careful with flashes',
      text: 'Flash guard is on from the start: it limits how far the light may swing, whatever you ask for. Escape stops light and sound at once.',
      state: 'calm',
    },
    {
      title: 'It fits the rest of the day',
      text: 'Focus in the morning, ideas after lunch, quiet before bed. Ten nature tracks, pink and brown noise, three tone pitches, and settings that are still there tomorrow.',
      state: 'wind_down',
    },
  ] satisfies readonly { title: string; text: string; state: TaskState }[],
} as const;

/** How to begin. */
export const ONBOARDING = {
  title: 'Three steps, about a minute',
  steps: [
    {
      title: 'Say what you are about to do',
      text: 'One plain sentence is enough. There is no questionnaire and nothing to learn.',
    },
    {
      title: 'Let light and sound fade in',
      text: 'They rise gently over your own windows. Look through the light, not at it.',
    },
    {
      title: 'Work, and judge for yourself',
      text: 'Keep it if it helps, soften it if it doesn’t, or switch it off. You are the judge.',
    },
  ],
} as const;

/** A day of changing pairs. */
export const PERSONALIZATION = {
  title: 'One day, four pairs of rhythms',
  lead: `A task changes, and the rhythms change with it. In the desktop app a calendar, connected read-only, can tell ${PRODUCT_NAME} what’s next, so you don’t have to. These are the rhythms that four entries would get.`,
  entries: [
    { time: '09:00', text: 'Fix the failing import', state: 'analytical' },
    { time: '11:30', text: 'Client meeting', state: 'meeting' },
    { time: '14:00', text: 'Sketch the new landing page', state: 'creative' },
    { time: '17:30', text: 'Wind the day down', state: 'wind_down' },
  ] satisfies readonly { time: string; text: string; state: TaskState }[],
  note: 'Times and entries are an example; the pairs are the ones the product uses.',
  link: 'Try it with a sentence of your own',
} as const;

/** The call half-way down. */
export const MID_PAGE = {
  title: 'Best judged over your own work',
  text: 'In the browser the light ends where the page ends. On the desktop it lies over everything you work in.',
} as const;

/** The figures that are quoted. */
export const STATISTICS = {
  title: 'The numbers, and where they come from',
  lead: 'Products like ours quote numbers like these. A hollow dot marks a number that is ours alone.',
} as const;

/** What is claimed. */
export const SCIENCE = {
  title: 'What we claim, and how far it is supported',
  lead: 'Each row is a claim. The further right its dot, the better the support. A hollow dot has no source. Nothing of ours reaches “strong”. Open a row to see what was found, and what wasn’t tested.',
  timelineTitle: 'The first five minutes',
  timelineNote: 'What we describe, not a finding: no study times these steps for a subtle overlay.',
  more: 'Read the neuroscience, with its limits',
} as const;

/** The ledger. */
export const EVIDENCE = {
  title: 'The evidence ledger',
  lead: 'Every claim on this site, the closest published work, how far that carries it, and what it did not test.',
  open: 'All ten entries',
} as const;

/** The two plans. */
export const PRICING = {
  title: 'Two plans',
  today: 'Free today:',
  lead: 'Your first plan begins with a trial (one per person), nothing is charged before it ends, and if two of our offers apply to you, you get the better one.',
  month: 'Monthly',
  year: 'Annual',
  both: 'Both bring unlimited AI personalization and every focus mode.',
  bothLimited:
    'Both bring light and sound without a daily limit, unlimited AI personalization and every focus mode.',
  secure: `Cancel whenever you like: it takes effect ${CANCELLATION_TAKES_EFFECT}.`,
  gentler: { open: 'Or start for free.', closed: 'See what’s free' },
  /** Words in the figure, and under it with what each plan takes in all. */
  free: 'Free',
  monthly: (amount: string) => `${amount} each month`,
  yearly: (amount: string) => `${amount} once a year`,
  from: (day: number) => `from day ${day}`,
  day: (day: number) => `day ${day}`,
  open: 'What is charged in the first year if you subscribe today',
  closed: 'What would be charged in the first year, drawn pale as no plan is sold here yet',
  figure: (monthly: string, annual: string) =>
    `: ${monthly} in twelve months, or ${annual} once. A bar is as high as its charge, and stands on the day of it: the first, where the trial ends. The axis gives the first weeks more room.`,
} as const;

/** The gentler offer. */
export const LANDING = {
  title: 'Start for free',
  lead: `A free account has ${OFFERS.hero.freePersonalizations} AI frequency personalizations. Create your account here and you get ${OFFERS.landing.freePersonalizations} free AI queries instead of ${OFFERS.hero.freePersonalizations}.`,
  kept: 'Your settings on every device you sign in on',
  unlimited: 'Light and sound without a daily limit',
  limited: `${OFFERS.demo.freeDailyMinutes} minutes of light and sound a day`,
  more: 'Other ways to pay',
  closing: 'Prefer to pay yearly?',
  start: 'Create a free account',
} as const;

/** The call that ends the page. */
export const CLOSING = {
  title: 'What are you about to do?',
  text: 'Type one sentence and see the pair it suggests. It’s free.',
  link: 'Start in your browser',
  label: 'What you’re about to do, in a sentence',
  placeholder: 'One sentence is enough',
  terms: `${OFFERS.demo.freeDailyMinutes} minutes free daily in the demo, no credit card.`,
  unlimited: 'Everyone gets at least that. This site doesn’t cut you off afterwards.',
  account: 'With a free account:',
  figure: 'The hour of this section: one slow cycle in ten seconds, carrying 6 Hz.',
} as const;
