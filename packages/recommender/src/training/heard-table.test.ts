import type { BankPhrase } from './bank.ts';
import { describe, expect, it } from 'vitest';
import { heardTable } from './heard-table.ts';

const phrase = (text: string, heard?: string): BankPhrase => ({
  text,
  state: 'creative',
  feeling: false,
  english: true,
  ...(heard !== undefined && { heard }),
});
const table = heardTable([
  phrase('oil painting', 'making pictures'),
  phrase('painting a door', 'making pictures'),
  phrase('sing a song', 'making music'),
  phrase('sing along', 'making music'),
  phrase('hum along', 'making music'),
  phrase('along the river'),
  phrase('hum and paint', 'making pictures'),
]);

describe('heardTable', () => {
  it('finds the words that tell a subject', () => {
    expect(table.creative['making pictures']).toContain('painting');
    expect(table.creative['making music']).toContain('sing');
  });

  it('leaves out words that two subjects share, and words seen once', () => {
    expect(table.creative['making music']).not.toContain('hum');
    expect(table.creative['making music']).not.toContain('song');
  });
});
