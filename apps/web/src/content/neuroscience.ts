import type { ClaimId } from '@overtone/domain/claims/claims';
import { PRODUCT_NAME } from '@overtone/domain/product';

/** Names of the ideas, as they stand in the address. */
export type IdeaId =
  | 'perceptual-load'
  | 'neural-entrainment'
  | 'network-modulation'
  | 'neuroplastic-conditioning';

/** One of the four ideas: a tab of the page. */
export interface Idea {
  readonly id: IdeaId;
  readonly title: string;
  /** What it comes to, in a sentence: the heading over it. */
  readonly thesis: string;
  readonly paragraphs: readonly string[];
  readonly known: string;
  readonly open: string;
  readonly claims: readonly ClaimId[];
}

/** The four ideas, the first shown by default. */
export const IDEAS = [
  {
    id: 'perceptual-load',
    title: 'Perceptual Load',
    thesis: 'A full task leaves less room to wander',
    paragraphs: [
      'Attention is limited, and what it does with its limit depends on the task. Perceptual load theory, put forward by Nilli Lavie in the 1990s, holds that a task which takes up all that you can perceive leaves nothing over for distractions, while an easy one lets the rest spill onto whatever else is there.',
      'In experiments people whose task was perceptually demanding reported fewer thoughts that had nothing to do with it. The load, in all of these, was part of the task.',
      `${PRODUCT_NAME} adds a little load that is not part of the task: a faint, steady movement at the edge of attention. Whether that has the same effect is not known. By the same theory it could distract, which is why it is faint and why you can turn it off at once.`,
    ],
    known:
      'A demanding task leaves less room for distraction, on average; people differ a great deal.',
    open: 'Whether load from outside the task helps, hinders, or does nothing.',
    claims: ['mind-wandering'],
  },
  {
    id: 'neural-entrainment',
    title: 'Neural Entrainment',
    thesis: 'The brain answers a steady pulse',
    paragraphs: [
      'Show the eye a steady pulse, or play one to the ear, and parts of the cortex respond at the same rate. This steady-state response is among the most reliable measurements in the field, for light and for sound.',
      'Entrainment in the strict sense asks more: that the brain’s own rhythm falls into step. For some rhythms there is support, for others a flicker and the brain’s own gamma appear side by side without meeting.',
      'Brightness matters. Most studies used light far stronger than any overlay that one could work through, often with closed eyes. What a faint tint does at the same rate has hardly been measured.',
    ],
    known: 'Visual and auditory cortex respond at the rate of a steady pulse.',
    open: 'Whether the brain’s own rhythm follows, whether a faint overlay is enough, and whether any of it matters for attention.',
    claims: ['beta-focus', 'alpha-creativity', 'theta-calm'],
  },
  {
    id: 'network-modulation',
    title: 'Network Modulation',
    thesis: 'Two networks tend to trade places',
    paragraphs: [
      'A wandering mind and a working one engage different networks. The default mode network is more active when thoughts turn inward; task-positive networks when they turn to the work. The two tend to trade places.',
      'It is tempting to think that a rhythm could tip that balance. Studies of short audiovisual stimulation report changes in mood that people describe themselves; one compared about five minutes of it with longer breath meditation. It used a bright stroboscope and closed eyes.',
      'We know of no study that measured these networks under a faint overlay during ordinary work.',
    ],
    known:
      'The two kinds of network tend to alternate; bright stimulation may change mood for a while.',
    open: 'Whether a subtle rhythm moves the balance at all.',
    claims: ['meditation'],
  },
  {
    id: 'neuroplastic-conditioning',
    title: 'Neuroplastic Conditioning',
    thesis: 'What is repeated can become a sign',
    paragraphs: [
      'What is repeated leaves traces. A place, a piece of music or the first cup of coffee can become a sign that work begins, and the sign can help to bring the work about. That much is ordinary learning.',
      'A pulse that always accompanies your best hours might become such a sign. This would be habit, not a rewiring, and it would need weeks. It would also work with a desk lamp.',
      'Claims of lasting change from weeks of stimulation, such as a fall in stress hormones, are often quoted and hard to trace. We list ours in the ledger as what it is.',
    ],
    known: 'Repeated cues can come to start a habit.',
    open: 'Whether rhythmic light or sound makes a better cue than any other.',
    claims: ['cortisol'],
  },
] as const satisfies readonly Idea[];

/** Every other word of the page. */
export const NEUROSCIENCE = {
  title: 'The neuroscience, with its limits',
  lead: 'Four ideas usually come up when people say that light and sound help them focus. Here is each of them, with what is known and what is not.',
  known: 'Known',
  open: 'Open',
  claimsTitle: 'Claims that rely on this',
  comparison: {
    title: 'Four ideas side by side',
    columns: ['Idea', 'What it needs', 'How soon', 'Evidence in general', 'With a faint overlay'],
    rows: [
      [
        'Perceptual Load',
        'A demanding task',
        'At once',
        'Good, for load in the task',
        'Not tested',
      ],
      [
        'Neural Entrainment',
        'A steady pulse',
        'Seconds',
        'Good for the response, mixed for its use',
        'Hardly tested',
      ],
      [
        'Network Modulation',
        'Minutes of stimulation',
        'Minutes',
        'Early, mostly self-reported',
        'Not tested',
      ],
      [
        'Neuroplastic Conditioning',
        'Repetition',
        'Weeks',
        'Good for habits, none for rhythms',
        'Not tested',
      ],
    ],
  },
  closing: {
    title: 'Better seen than read about',
    text: 'Book a demonstration for your team, or open the demo yourself.',
    textAlone: 'Open the demo and look for yourself.',
    demo: 'Open the demo',
    book: 'See It In Action',
    notYet: 'Booking is not open yet.',
    home: 'Back to Home',
  },
} as const;
