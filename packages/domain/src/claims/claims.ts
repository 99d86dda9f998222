import { SOURCES, type Source } from './sources.ts';

/** How far the closest source carries a claim. */
export type ClaimStrength = 'moderate' | 'weak' | 'none';

/** Pages that show claims. */
export type ClaimPlace = 'home' | 'research' | 'research-dev' | 'neuroscience' | 'demo';

/** One entry of the evidence ledger. */
export interface Claim {
  readonly id: string;
  /** The claim as pages word it. */
  readonly claim: string;
  readonly shownIn: readonly ClaimPlace[];
  /** The closest work that was found, or null. */
  readonly source: Source | null;
  readonly strength: ClaimStrength;
  /** What that work found, or what a search for one showed. */
  readonly finding: string;
  /** What it did not test. */
  readonly notTested: string;
}

/** The footnote of a claim that nobody else stands behind. */
export const UNVERIFIED_CLAIM_NOTE = 'Our claim, not independently verified.';

/** The line under every list of claims. */
export const EVIDENCE_SUMMARY =
  'Some laboratory studies report changes in mood or attention with rhythmic light or sound. Results are mixed and were not obtained with this product.';

const NOT_THIS_PRODUCT = 'This product, or any study of it.';

/** Every marketing claim, with what stands behind it, in the order in which the home page makes them. */
export const CLAIMS = [
  {
    id: 'beta-focus',
    claim: 'Beta 15-30 Hz for focus',
    shownIn: ['home', 'research', 'research-dev', 'neuroscience', 'demo'],
    source: SOURCES.woods2024,
    strength: 'moderate',
    finding:
      'Music with amplitude modulation added went with better sustained attention early in the experiment; modulation in the beta range helped people with more ADHD symptoms most. Some of the authors work for the company that makes the music.',
    notTested: 'Light at these rates. Findings with 40 Hz tones are mixed.',
  },
  {
    id: 'alpha-creativity',
    claim: 'Alpha 8-12 Hz for creativity',
    shownIn: ['home', 'research', 'research-dev', 'neuroscience', 'demo'],
    source: SOURCES.lustenberger2015,
    strength: 'weak',
    finding: 'In 20 people a creativity score rose by 7.4% under 10 Hz electrical stimulation.',
    notTested: 'Light or sound: the stimulation was electrical.',
  },
  {
    id: 'theta-calm',
    claim: 'Theta 4-8 Hz for calming',
    shownIn: ['home', 'research', 'neuroscience', 'demo'],
    source: SOURCES.roberts2018,
    strength: 'weak',
    finding: 'Audiovisual stimulation at 5.5 Hz improved memory for where something was learnt.',
    notTested: 'Calm: the study measured memory, and later work found no effect on visual memory.',
  },
  {
    id: 'meditation',
    claim: '5 minutes of visual stimulation matches 22 minutes of meditation',
    shownIn: ['home', 'research', 'neuroscience'],
    source: SOURCES.johnson2024,
    strength: 'weak',
    finding:
      'In one randomised study of 262 people, about 5 minutes of audiovisual stimulation improved self-reported mood about as much as, or more than, 11 to 22 minutes of breath meditation.',
    notTested:
      'A subtle overlay on a screen: the study used a bright stroboscope through closed eyes, and asked about mood, not focus.',
  },
  {
    id: 'onset-minutes',
    claim: 'Effect in 3-5 minutes',
    shownIn: ['home', 'research'],
    source: SOURCES.woods2024,
    strength: 'weak',
    finding:
      'In studies of modulated music, differences in attention appeared after some 4 to 12 minutes.',
    notTested: 'Light, isochronic tones, or the onset of an effect as such.',
  },
  {
    id: 'mind-wandering',
    claim: '2x less mind-wandering',
    shownIn: ['home', 'research', 'neuroscience'],
    source: SOURCES.forster2009,
    strength: 'weak',
    finding:
      'In four experiments people reported fewer task-unrelated thoughts when the task itself was perceptually demanding. The factor of two is not in the paper.',
    notTested:
      'An overlay: the load was in the task. By the same theory, light that has nothing to do with the task may distract.',
  },
  {
    id: 'distraction',
    claim: '19% less distraction',
    shownIn: ['home', 'research', 'research-dev'],
    source: null,
    strength: 'none',
    finding: 'No source for this figure was found.',
    notTested: NOT_THIS_PRODUCT,
  },
  {
    id: 'focus',
    claim: '23% better focus',
    shownIn: ['home', 'research', 'research-dev'],
    source: null,
    strength: 'none',
    finding: 'No source for this figure was found.',
    notTested: NOT_THIS_PRODUCT,
  },
  {
    id: 'cortisol',
    claim: '68% cortisol drop after 4 weeks',
    shownIn: ['home', 'research', 'neuroscience'],
    source: null,
    strength: 'none',
    finding:
      'No source for this figure was found. The closest is an unpublished report on 19 people, in which 68% showed a rise in another hormone (DHEA).',
    notTested: NOT_THIS_PRODUCT,
  },
  {
    id: 'onset-seconds',
    claim: 'Noticeable within 30-60 seconds',
    shownIn: ['demo'],
    source: null,
    strength: 'none',
    finding: 'No study was found that times the first noticeable effect on focus.',
    notTested: NOT_THIS_PRODUCT,
  },
] as const satisfies readonly Claim[];

/** Name of a claim. */
export type ClaimId = (typeof CLAIMS)[number]['id'];

/** The entry behind a claim. */
export function claimOf(id: ClaimId): Claim {
  const entry = CLAIMS.find((claim) => claim.id === id);
  if (entry === undefined) throw new Error(`No claim is called ${id}.`);
  return entry;
}

/** The footnote of a claim: its closest source and how far that carries, or that nobody else stands behind it. */
export function claimNote({ source, strength, finding }: Claim): string {
  if (source === null) return `${UNVERIFIED_CLAIM_NOTE} ${finding}`;
  return `${source.authors} (${source.year}), ${strength} support. ${finding}`;
}
