import { describe, expect, it } from 'vitest';
import { type Claim, CLAIMS, claimNote, claimOf } from './claims.ts';
import { SOURCES } from './sources.ts';
import { EXPERIENCE_TIMELINE } from './timeline.ts';

const entries: readonly Claim[] = CLAIMS;

describe('CLAIMS', () => {
  it.each([
    '5 minutes of visual stimulation matches 22 minutes of meditation',
    'Effect in 3-5 minutes',
    'Noticeable within 30-60 seconds',
    '19% less distraction',
    '23% better focus',
    '68% cortisol drop after 4 weeks',
    '2x less mind-wandering',
    'Beta 15-30 Hz for focus',
    'Alpha 8-12 Hz for creativity',
    'Theta 4-8 Hz for calming',
  ])('has an entry for "%s"', (claim) => {
    expect(entries.filter((entry) => entry.claim === claim)).toHaveLength(1);
  });

  it('names every entry once', () => {
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
  });

  it('gives strength to exactly the claims that have a source', () => {
    for (const { source, strength } of entries) {
      expect(strength === 'none').toBe(source === null);
    }
  });

  it('writes the pages of its sources with an en dash', () => {
    for (const { venue } of Object.values(SOURCES)) expect(venue).not.toMatch(/\d-\d/u);
  });

  it('says of every claim where it is shown, what was found and what was not tested', () => {
    for (const { shownIn, finding, notTested } of entries) {
      expect(shownIn.length).toBeGreaterThan(0);
      expect(finding).toMatch(/\.$/u);
      expect(notTested).toMatch(/\.$/u);
    }
  });

  it('calls nothing proven', () => {
    const words = entries.flatMap(({ finding, notTested }) => [finding, notTested]).join(' ');
    expect(words).not.toMatch(/proven|proves|guarantee|cure/iu);
  });
});

describe('claimOf', () => {
  it('finds the entry of every claim', () => {
    for (const { id } of CLAIMS) expect(claimOf(id).id).toBe(id);
  });
});

describe('claimNote', () => {
  it('names the source and how far it carries', () => {
    expect(claimNote(claimOf('meditation'))).toMatch(
      /^Johnson, Simonian and Reggente \(2024\), weak support\. In one randomised study/u,
    );
  });

  it('says so where there is none', () => {
    expect(claimNote(claimOf('focus'))).toMatch(/^Our claim, not independently verified\./u);
  });
});

describe('a claim', () => {
  it('names the pages that show it', () => {
    const demo = CLAIMS.filter(({ shownIn }: Claim) => shownIn.includes('demo')).map(
      ({ id }) => id,
    );
    expect(demo).toContain('onset-seconds');
    expect(demo).not.toContain('cortisol');
  });
});

describe('EXPERIENCE_TIMELINE', () => {
  it('marks 0 s, 30 s, 3 min and 5 min, in order', () => {
    expect(EXPERIENCE_TIMELINE.map(({ atSeconds }) => atSeconds)).toEqual([0, 30, 180, 300]);
    expect(EXPERIENCE_TIMELINE.map(({ label }) => label)).toEqual([
      '0 s',
      '30 s',
      '3 min',
      '5 min',
    ]);
  });
});
