import { SOURCES } from '../../claims/sources.ts';
import { DEFAULT_FADE_MS } from '../program.ts';
import { minutes, pairOf, startWith } from './build.ts';
import type { OwnProgram } from './own-program.ts';

/** Programs to rest with, to wake with and to end the day with. */
export const REST_PROGRAMS: readonly OwnProgram[] = [
  {
    id: 'six-breaths',
    state: 'calm',
    program: {
      name: 'Six breaths a minute',
      start: startWith('calm', { fastHz: 8, strength: 0.3, carrierHz: 136.1 }),
      course: [minutes(2, 'smooth', pairOf('calm')), minutes(7, 'hold')],
      fadeMs: DEFAULT_FADE_MS,
    },
    reason:
      'The slow rhythm swells six times a minute. In one study people who breathed at about that rate for 15 minutes reported better mood than others; the study was of breathing, not of light or sound that invites it.',
    claim: 'theta-calm',
    source: SOURCES.steffen2017,
  },
  {
    id: 'wake-up',
    state: 'energise',
    program: {
      name: 'Waking up',
      start: startWith('energise', { slowHz: 1, fastHz: 12, strength: 0.2 }),
      course: [
        minutes(10, 'exponential', { ...pairOf('energise'), strength: 0.35 }),
        minutes(4, 'hold'),
      ],
      fadeMs: DEFAULT_FADE_MS,
    },
    reason:
      'Rises to the top of the beta band, which is associated with alertness. That is a convention: we found no study that tests this course.',
    claim: null,
    source: null,
  },
  {
    id: 'wind-down',
    state: 'wind_down',
    program: {
      name: 'Wind down',
      start: startWith('wind_down', { fastHz: 6, strength: 0.2, carrierHz: 136.1 }),
      course: [minutes(29, 'exponential', { fastHz: 2 })],
      fadeMs: DEFAULT_FADE_MS,
    },
    reason:
      'Falls from 6 to 2 Hz within half an hour, in a warm hue. In a pilot study eight older adults used light and sound that fell from 8 to 1 Hz for 30 minutes at bedtime and reported better sleep; there was no group to compare them with, and the device was a different one.',
    claim: null,
    source: SOURCES.tang2015,
  },
  {
    id: 'nap',
    state: 'wind_down',
    program: {
      name: 'A nap',
      start: startWith('wind_down', { fastHz: 5, strength: 0.1, carrierHz: 136.1 }),
      course: [
        minutes(14, 'exponential', { fastHz: 3 }),
        minutes(2, 'hold'),
        minutes(3, 'smooth', { slowHz: 1, fastHz: 12, hue: 45, strength: 0.3 }),
      ],
      fadeMs: DEFAULT_FADE_MS,
    },
    reason:
      'Twenty minutes that fall from 5 to 3 Hz and rise again at the end, so that the end can be noticed. Slow rhythms are associated with rest; studies of sound in naps are few, and none tested this course.',
    claim: null,
    source: null,
  },
];
