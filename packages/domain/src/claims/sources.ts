/** A published work that a ledger entry points to. */
export interface Source {
  readonly authors: string;
  readonly year: number;
  /** What it did, in our words. */
  readonly about: string;
  readonly venue: string;
  /** DOI without the resolver; absent where none was checked. */
  readonly doi?: string;
}

/** Works that claims and programs point to, by a short name. */
export const SOURCES = {
  johnson2024: {
    authors: 'Johnson, Simonian and Reggente',
    year: 2024,
    about: 'a randomised trial of audiovisual stimulation and breath meditation, 262 people',
    venue: 'Scientific Reports 14:25553',
    doi: '10.1038/s41598-024-75943-8',
  },
  forster2009: {
    authors: 'Forster and Lavie',
    year: 2009,
    about: 'four experiments on perceptual load and task-unrelated thought',
    venue: 'Cognition 111',
  },
  woods2024: {
    authors: 'Woods and colleagues',
    year: 2024,
    about: 'amplitude-modulated music and sustained attention',
    venue: 'Communications Biology 7:1376',
    doi: '10.1038/s42003-024-07026-3',
  },
  lustenberger2015: {
    authors: 'Lustenberger and colleagues',
    year: 2015,
    about: '10 Hz alternating-current stimulation and creative thinking, 20 people',
    venue: 'Cortex 67:74-82',
  },
  roberts2018: {
    authors: 'Roberts, Clarke, Addante and Ranganath',
    year: 2018,
    about: '5.5 Hz audiovisual stimulation and source memory',
    venue: 'Cognitive Neuroscience',
    doi: '10.1080/17588928.2018.1521386',
  },
  steffen2017: {
    authors: 'Steffen and colleagues',
    year: 2017,
    about: 'breathing at about six breaths a minute, heart-rate variability and mood',
    venue: 'Frontiers in Public Health 5:222',
    doi: '10.3389/fpubh.2017.00222',
  },
  tang2015: {
    authors: 'Tang, Vitiello, Perlis and Riegel',
    year: 2015,
    about: 'a pilot study of audiovisual stimulation before sleep, eight older adults',
    venue: 'Applied Psychophysiology and Biofeedback 40:183-188',
    doi: '10.1007/s10484-015-9285-x',
  },
} as const satisfies Record<string, Source>;
