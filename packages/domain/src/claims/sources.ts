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

/** Works that claims, programs and figures point to, by a short name. */
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
    venue: 'Cortex 67:74–82',
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
    venue: 'Applied Psychophysiology and Biofeedback 40:183–188',
    doi: '10.1007/s10484-015-9285-x',
  },
  shannon1949: {
    authors: 'Shannon',
    year: 1949,
    about: 'how many samples a second carry a signal',
    venue: 'Proceedings of the IRE 37:10–21',
    doi: '10.1109/JRPROC.1949.232969',
  },
  adler1946: {
    authors: 'Adler',
    year: 1946,
    about: 'when an oscillator keeps time with a signal that drives it',
    venue: 'Proceedings of the IRE 34:351–357',
    doi: '10.1109/JRPROC.1946.229930',
  },
  notbohm2016: {
    authors: 'Notbohm, Kurths and Herrmann',
    year: 2016,
    about: 'flickering light near and far from each person’s alpha frequency',
    venue: 'Frontiers in Human Neuroscience 10:10',
    doi: '10.3389/fnhum.2016.00010',
  },
  lavie2005: {
    authors: 'Lavie',
    year: 2005,
    about: 'a review of perceptual load and distraction',
    venue: 'Trends in Cognitive Sciences 9:75–82',
    doi: '10.1016/j.tics.2004.12.004',
  },
  orozcoPerez2020: {
    authors: 'Orozco Perez, Dumas and Lehmann',
    year: 2020,
    about: 'binaural and monaural beats, the brain’s response to each, and mood',
    venue: 'eNeuro 7(2)',
    doi: '10.1523/ENEURO.0232-19.2020',
  },
  fox2005: {
    authors: 'Fox and colleagues',
    year: 2005,
    about: 'networks that oppose each other in people at rest',
    venue: 'PNAS 102:9673–9678',
    doi: '10.1073/pnas.0504136102',
  },
  anderson2011: {
    authors: 'Anderson and colleagues',
    year: 2011,
    about: 'how preparing a recording can bring in such an opposition',
    venue: 'Human Brain Mapping 32:919–934',
    doi: '10.1002/hbm.21079',
  },
  lally2010: {
    authors: 'Lally, van Jaarsveld, Potts and Wardle',
    year: 2010,
    about: 'habits of 96 people over twelve weeks',
    venue: 'European Journal of Social Psychology 40:998–1009',
    doi: '10.1002/ejsp.674',
  },
} as const satisfies Record<string, Source>;
