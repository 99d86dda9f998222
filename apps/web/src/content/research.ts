import { OFFERS } from '@overtone/domain/offers/offers';
import type { TaskState } from '@overtone/domain/suggestion/states';
import { PRODUCT_NAME } from '@overtone/domain/product';
import type { Question } from './questions.ts';

/** A moment of a day. */
export interface Moment {
  readonly time: string;
  /** Until when its depth holds; else the line begins at once to go to the next. */
  readonly until?: string;
  readonly text: string;
  /** How deep in the work, from 0 to 1; the line of the figure runs through these. */
  readonly depth: number;
}

/** Something with a title and a paragraph. */
export interface Part {
  readonly title: string;
  readonly text: string;
}

/** A thing that a day asks, with the state whose pair is drawn beside it. */
export interface StatePart extends Part {
  readonly state: TaskState;
}

/** A step of the way back into the work. */
export interface RecoveryStep extends Part {
  /** How long it is in the sketch. */
  readonly minutes: number;
  /** How deep in the work somebody is at its end, from 0 to 1. */
  readonly depth: number;
}

/** A figure of public statistics, with where and when it was published. */
export interface MarketFigure {
  readonly figure: string;
  readonly text: string;
  /** Who published it, and the years that it is of. */
  readonly source: string;
  readonly href: string;
}

/** The invented day of the analyst, as she might draw it. */
const LENAS_TUESDAY: readonly Moment[] = [
  {
    time: '08:50',
    text: 'Opens the model for the quarterly forecast. Reads yesterday’s note to herself.',
    depth: 0.2,
  },
  { time: '09:20', text: 'The third scenario begins to make sense.', depth: 0.85 },
  { time: '09:35', text: '“Quick question.” It is quick. The scenario is gone.', depth: 0.1 },
  {
    time: '10:10',
    text: 'Back in, nearly. A meeting in twenty minutes, so she does not start anything.',
    depth: 0.45,
  },
  { time: '11:30', text: 'Meeting over. Eleven messages. Answers nine.', depth: 0.1 },
  {
    time: '14:00',
    until: '14:50',
    text: 'An hour that nobody interrupts. Half of the day’s real work happens here.',
    depth: 0.95,
  },
  { time: '15:05', text: 'A notification about a document she does not own.', depth: 0.2 },
  {
    time: '17:40',
    text: 'Finishes the scenario at home, tired, and calls it a busy day.',
    depth: 0.5,
  },
];

/** Every word of the general research page. */
export const RESEARCH = {
  banner: { text: 'Do you write software?', link: 'There is a page for developers' },
  hero: {
    title: 'The work is not hard. Getting back to it is.',
    lead: 'This page is about interruptions: what they cost, what may help, and what nobody knows yet. It was written for people who think for a living, and for those who lead a team of them.',
    situation: 'See Your Situation',
    roi: 'Calculate ROI',
  },
  cost: { title: 'What an interruption costs' },
  situation: {
    title: 'A Tuesday you may recognise',
    lead: 'An invented day of an invented analyst, Lena. The line is how deep in her work she is, as she might draw it herself.',
    moments: LENAS_TUESDAY,
    after:
      'Nothing on this list is anyone’s fault, and no device removes it. The question is only how quickly you are back in.',
  },
  states: {
    title: 'Two things a day asks of you',
    parts: [
      {
        title: 'Holding on',
        state: 'deep_focus',
        text: 'Working memory keeps a handful of things in the air at once. A model, an argument or a contract needs all of them, and letting go of one means picking up every one again. Beta rhythms are associated with this kind of sustained attention.',
      },
      {
        title: 'Letting go',
        state: 'creative',
        text: 'Ideas come when the hold is loose. Alpha rhythms are associated with attention that is turned inward. A day that has only one of the two states is a long one.',
      },
    ] satisfies readonly StatePart[],
  },
  recovery: {
    title: 'How you recover from an interruption',
    lead: 'Four steps, none of them optional. The third is the long one, and the only one that your surroundings may make easier.',
    steps: [
      {
        title: 'Leave',
        text: 'Close what interrupted you. What stays open keeps asking.',
        minutes: 2,
        depth: 0.03,
      },
      {
        title: 'Find',
        text: 'Where was I? A note to yourself, written before you left, is worth more than any tool.',
        minutes: 3,
        depth: 0.15,
      },
      {
        title: 'Rebuild',
        text: 'Load the problem back into your head. This is where the minutes go, and where a steady, unexciting background may help some people stay put.',
        minutes: 15,
        depth: 0.85,
      },
      {
        title: 'Resume',
        text: 'The first small action. After it, the work carries itself.',
        minutes: 3,
        depth: 1,
      },
    ] satisfies readonly RecoveryStep[],
    caption:
      'A sketch of 23 minutes, about the average of the first finding above. How they divide was not measured.',
  },
  claims: {
    title: 'What we claim, and what stands behind it',
    lead: 'Each row is a claim. The further right its dot, the better the support. Open a row to see what was found, and what wasn’t tested.',
  },
  market: {
    title: 'Market figures, and who else is trying',
    lead: 'Several companies sell sound for focus; few sell light. We quote no market sizes: the figures in circulation contradict each other and rarely show their working. These public statistics give some idea of how many people work in the way this page describes.',
    figures: [
      {
        figure: '35%',
        text: 'of employed people in the United States did some or all of their work at home on the days they worked, in 2023; 24% in 2019.',
        source:
          'US Bureau of Labor Statistics, American Time Use Survey, The Economics Daily, 2024',
        href: 'https://www.bls.gov/opub/ted/2024/35-percent-of-employed-people-did-some-or-all-of-their-work-at-home-on-days-they-worked-in-2023.htm',
      },
      {
        figure: '12.3%',
        text: 'of employed people aged 15 to 64 in the European Union usually worked from home in 2020; around 5% in the ten years before.',
        source:
          'Eurostat, “How usual is it to work from home?”, 17 May 2021; EU Labour Force Survey',
        href: 'https://ec.europa.eu/eurostat/databrowser/view/lfsa_ehomp/default/table',
      },
      {
        figure: '1.9 million',
        text: 'jobs for software developers, quality assurance analysts and testers were counted in the United States in 2023.',
        source:
          'US Bureau of Labor Statistics, Occupational Outlook Handbook, edition with figures for 2023',
        href: 'https://www.bls.gov/ooh/computer-and-information-technology/software-developers.htm',
      },
    ] satisfies readonly MarketFigure[],
    figuresNote: 'None of them says how many would use a product like this one.',
    parts: [
      {
        title: 'Music made for attention',
        text: 'Apps that add fast amplitude modulation to music have published work on it, with their own staff among the authors. It is the closest evidence there is, and it concerns sound.',
      },
      {
        title: 'Lamps and goggles',
        text: 'Stroboscopic devices are used with closed eyes and are far brighter than any overlay. What they show does not carry over.',
      },
      {
        title: 'Overlays',
        text: `A faint pulsing tint over real work is hardly studied at all. ${PRODUCT_NAME} says so on every page, and shows you what it delivers so that you can study it on yourself.`,
      },
    ] satisfies readonly Part[],
  },
  manual: {
    title: 'What you can do without us',
    lead: 'These cost nothing, and most of them have better evidence than any overlay. Do them first.',
    parts: [
      {
        title: 'Leave yourself a note',
        text: 'Before you switch, write the next step in one line. It is the cheapest way back.',
      },
      {
        title: 'Batch the small things',
        text: 'Answer messages at fixed times. Tell people which.',
      },
      {
        title: 'Guard one block',
        text: 'Ninety minutes, the same time every day, with the door shut. Put it in the calendar as a meeting with yourself.',
      },
      {
        title: 'Slow your breath',
        text: 'A few minutes at about six breaths a minute may settle you before something difficult.',
      },
      {
        title: 'Mask the room',
        text: 'Steady noise covers speech, which distracts most.',
      },
    ] satisfies readonly Part[],
  },
  cases: {
    title: 'Company case studies, imagined',
    fold: 'Read two more',
    lead: 'Illustrations, not case studies: we invented these companies, and what they find, to show how a team might try it. Nothing in them was measured.',
    parts: [
      {
        title: 'A tax practice of twelve',
        text: 'Tries it in the weeks before a deadline. Each person keeps a tally of hours that felt like theirs. Four keep using it, five do not notice it, three switch it off on the first day. The practice pays for four seats.',
      },
      {
        title: 'A translation bureau',
        text: 'Adopts a silent morning first. The overlay comes second, for those who want it. After a month nobody can say which of the two helped, and they keep both.',
      },
      {
        title: 'A support team',
        text: 'Finds that interruptions are the work. The overlay changes nothing there, and they stop. That is a good outcome, too.',
      },
    ] satisfies readonly Part[],
  },
  chat: {
    title: 'A sample conversation',
    lead: 'An example. The numbers are the ones the product gives.',
    exchanges: [
      { asked: 'I have to finish a grant proposal and the office is loud', state: 'deep_focus' },
      { asked: 'Now I need three ideas for its title', state: 'creative' },
      { asked: 'Client presentation in ten minutes, and I am a bit nervous', state: 'meeting' },
    ],
  },
  scenarios: {
    title: 'Where it may fit, and where it may not',
    parts: [
      {
        title: 'Reading something long',
        text: 'May fit well. Keep it at Subtle, and let the sound do most of the work.',
      },
      {
        title: 'Back-to-back calls',
        text: 'Switch the light off: the others would see it on a shared screen. The sound can stay, low.',
      },
      { title: 'Colour-critical work', text: 'Not for this. A tint is a tint, however faint.' },
      { title: 'Late evening', text: 'Take the slow, warm pair, or better still, stop.' },
    ] satisfies readonly Part[],
  },
  concerns: {
    title: 'Fair objections',
    questions: [
      {
        question: 'Isn’t this just placebo?',
        answer:
          'It may be, in part or in whole. Nobody has run the trial that would tell. If it is free and pleasant and you work better, you may not mind; if it costs money, you should.',
      },
      {
        question: 'Won’t a pulsing screen distract me?',
        answer:
          'It can. Perceptual load theory itself says that what has nothing to do with the task is a distractor. That is why the light is kept faint and slow, and why sound alone is one press away.',
      },
      {
        question: 'What about people with epilepsy or migraine?',
        answer:
          'They should consult a doctor before use, and should not be asked by an employer to try it. Flash guard limits the light for everyone, which makes it milder, not medical.',
      },
      {
        question: 'Can my employer see how I use it?',
        answer:
          'Not through the product: your sessions are shown to you alone. An administrator of the server can copy an account’s data, and a log that cannot be changed says when they did.',
      },
      {
        question: 'How would we know that it helped?',
        answer:
          'Agree on a measure before you begin, run two weeks without and two weeks with, and let people see only their own numbers. If you cannot tell the difference, there is none worth paying for.',
      },
    ] satisfies readonly Question[],
  },
  closing: {
    title: 'Try it on one interrupted day',
    text: `${OFFERS.demo.freeDailyMinutes} minutes free daily, no credit card, nothing to install.`,
    link: 'Open the demo',
    book: 'Book a demo for your team',
  },
  contact: { text: 'Questions about the research:', back: 'Back to Homepage' },
} as const;
