import { describe, expect, it } from 'vitest';
import { heardIn } from './heard.ts';

describe('heardIn', () => {
  it('says what words tell of a state', () => {
    expect(heardIn('nap on the train', 'wind_down')).toBe('sleep or a nap');
    expect(heardIn('a game of chess', 'analytical')).toBe('a game of strategy');
  });

  it('follows the subject that more words tell', () => {
    expect(heardIn('reading then emails invoices and expenses', 'deep_focus')).toBe(
      'admin and routine desk work',
    );
  });

  it('hears nothing in words of another state or of none', () => {
    expect(heardIn('insomnia', 'analytical')).toBeUndefined();
    expect(heardIn('zzyzx', 'calm')).toBeUndefined();
    expect(heardIn('constructor', 'calm')).toBeUndefined();
  });
});
