import { DEFAULT_FADE_MS } from '../program.ts';
import { BREAK, minutes, pairOf, startWith } from './build.ts';
import type { OwnProgram } from './own-program.ts';

const FOCUS = { ...pairOf('deep_focus'), strength: 0.35 };

/** Programs to work with. */
export const WORK_PROGRAMS: readonly OwnProgram[] = [
  {
    id: 'steady-focus',
    state: 'deep_focus',
    program: {
      name: 'Steady focus',
      start: startWith('deep_focus', { slowHz: 1, fastHz: 12 }),
      course: [minutes(5, 'smooth', { ...pairOf('deep_focus'), fastHz: 16 }), minutes(44, 'hold')],
      fadeMs: DEFAULT_FADE_MS,
    },
    reason:
      'Settles at 16 Hz, a rate at which music with amplitude modulation went with fewer lapses of attention in one study. That was sound alone, and not this product; light at this rate was not tested.',
    claim: 'beta-focus',
    source: null,
  },
  {
    id: 'block-25',
    state: 'deep_focus',
    program: {
      name: '25 minutes and a break',
      start: startWith('deep_focus'),
      course: [minutes(25, 'hold'), minutes(1, 'smooth', BREAK), minutes(4, 'hold')],
      fadeMs: 0,
    },
    reason:
      'Twenty-five minutes of work and five of rest is a common way to divide a day, and a matter of taste; what is said of evidence here is about the rhythm of the work alone. The fast rhythm falls to 10 Hz so that the break can be noticed without a bell.',
    claim: 'beta-focus',
    source: null,
  },
  {
    id: 'block-90',
    state: 'deep_focus',
    program: {
      name: 'An hour and a half',
      start: startWith('deep_focus', BREAK),
      course: [
        minutes(5, 'smooth', FOCUS),
        minutes(35, 'hold'),
        minutes(1, 'smooth', BREAK),
        minutes(4, 'hold'),
        minutes(1, 'smooth', FOCUS),
        minutes(34, 'hold'),
        minutes(9, 'smooth', BREAK),
      ],
      fadeMs: DEFAULT_FADE_MS,
    },
    reason:
      'Two stretches of work with a pause between them. The rhythms are those of deep focus; how long to work at a time is a matter of taste, and no study of it was made with rhythmic light or sound.',
    claim: 'beta-focus',
    source: null,
  },
  {
    id: 'close-work',
    state: 'analytical',
    program: {
      name: 'Close work',
      start: startWith('analytical', { slowHz: 2, fastHz: 28 }),
      course: [minutes(5, 'exponential', pairOf('analytical')), minutes(24, 'hold')],
      fadeMs: DEFAULT_FADE_MS,
    },
    reason:
      'Rises to 40 Hz, which is associated with effortful thinking. Studies with 40 Hz tones are mixed, and a screen may only show a fraction of that rate; Signal check says which.',
    claim: null,
    source: null,
  },
  {
    id: 'room-for-ideas',
    state: 'creative',
    program: {
      name: 'Room for ideas',
      start: startWith('creative', { fastHz: 12 }),
      course: [minutes(5, 'smooth', pairOf('creative')), minutes(19, 'hold')],
      fadeMs: DEFAULT_FADE_MS,
    },
    reason:
      'Settles at 10 Hz. In one study of 20 people a creativity score rose under electrical stimulation at that rate; light and sound were not tested.',
    claim: 'alpha-creativity',
    source: null,
  },
  {
    id: 'meeting-bridge',
    state: 'meeting',
    program: {
      name: 'Before a meeting',
      start: startWith('deep_focus'),
      course: [minutes(4, 'smooth', { ...pairOf('meeting'), strength: 0.25 }), minutes(5, 'hold')],
      fadeMs: DEFAULT_FADE_MS,
    },
    reason:
      'Comes down from the rhythms of work to the border of alpha and beta, which is associated with being relaxed yet alert, and has faded when the meeting begins. We found no study that tests it.',
    claim: null,
    source: null,
  },
];
