import type { Degrees } from '@overtone/domain/units';

/** What someone might say; `highlight` is a phrase inside `quote`. */
export interface Testimonial {
  readonly quote: string;
  readonly highlight: string;
  readonly firstName: string;
  readonly role: string;
  /** The two hues that its figure runs between. */
  readonly gradient: readonly [from: Degrees, to: Degrees];
}

/** The title of the testimonials. */
export const TESTIMONIALS_TITLE = 'Made-up people, real questions';

/** Said above the testimonials. None of these people exists. */
export const TESTIMONIALS_NOTE =
  'Examples, not reviews: we wrote them, these people are invented, and no customer is being quoted. Each says something to look out for, for better or worse.';

/** The testimonials of the carousel. */
export const TESTIMONIALS: readonly Testimonial[] = [
  {
    quote:
      'I switch it on when I open the debugger and forget that it is there. Whether I stay in the stack trace because of it, I could not tell you.',
    highlight: 'forget that it is there',
    firstName: 'Mara',
    role: 'Backend developer',
    gradient: [175, 215],
  },
  {
    quote:
      'First drafts frighten me. The slow rhythm gives the hour a shape, and most days the shape is enough to begin.',
    highlight: 'the shape is enough to begin',
    firstName: 'Jonas',
    role: 'Copywriter',
    gradient: [40, 75],
  },
  {
    quote:
      'I asked for 40 Hz; Signal check tells me what my screen cannot show of it. I would start there and only then listen to how I feel.',
    highlight: 'tells me what my screen cannot show',
    firstName: 'Priya',
    role: 'Display engineer',
    gradient: [160, 75],
  },
  {
    quote:
      'Some days it does nothing for me. On the others I look up and the report is written, so I leave it on and see.',
    highlight: 'Some days it does nothing for me',
    firstName: 'Tom',
    role: 'Team lead',
    gradient: [130, 170],
  },
];

/** Holds the carousel still. */
export const TESTIMONIALS_PAUSE = 'Pause the testimonials';

/** What stands under each of them. */
export const EXAMPLE = 'an invented example';

/** Three short ones that stand still beside the carousel. */
export const SHORT_QUOTES = [
  {
    quote: 'Quieter than music, and no lyrics to hum. Some days I want the music.',
    firstName: 'Inés',
    role: 'Translator',
  },
  {
    quote: 'The off switch is the first thing it shows you. Try that first.',
    firstName: 'Daniel',
    role: 'Analyst',
  },
  {
    quote: 'Do my calls still sound like calls? That is my one condition.',
    firstName: 'Akua',
    role: 'Account manager',
  },
] as const;
