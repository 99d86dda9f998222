import { describe, expect, it } from 'vitest';
import { expandSbg } from './expand-sbg.ts';
import { readSbg } from './read-sbg.ts';
import type { Voice, Voices } from './sbg-file.ts';

function spansOf(text: string): readonly string[] {
  const read = readSbg(text);
  if (!read.ok) throw new Error(JSON.stringify(read.reason));
  return expandSbg(read.value).map(({ startMs, from, to }) =>
    [startMs / 1000, shown(from), '=>', shown(to)].join(' '),
  );
}

function shown(voices: Voices): string {
  const words = voices.map((voice) => (voice ? word(voice) : '-'));
  return words.join(' ').replace(/( -)+$/u, '');
}

function word({ kind, carrierHz, beatHz, percent }: Voice): string {
  return `${kind}:${carrierHz}:${beatHz}:${percent}`;
}

describe('expandSbg', () => {
  it('fades a minute through silence between two pitches, half of it on each side', () => {
    expect(spansOf('a: 200+10/20\nb: 100+4/20\n00:00 a\n01:00 b')).toEqual([
      '30 tone:200:10:20 => tone:200:10:20',
      '3570 tone:200:10:20 => tone:200:10:0',
      '3600 tone:100:4:0 => tone:100:4:20',
      '3630 tone:100:4:20 => tone:100:4:20',
      '86370 tone:100:4:20 => tone:100:4:0',
      '0 tone:200:10:0 => tone:200:10:20',
    ]);
  });

  it('slides from a point with an arrow to the next, and from nothing at its pitch', () => {
    expect(
      spansOf('-F 0\noff: -\na: 200+10/20\nb: 100+4/10\n00:00 off ->\n00:10 a ->\n00:20 b'),
    ).toEqual([
      '0 tone:200:10:0 => tone:200:10:20',
      '600 tone:200:10:20 => tone:100:4:10',
      '1200 tone:100:4:10 => tone:100:4:10',
    ]);
  });

  it('slides without an arrow where both sides say so', () => {
    expect(spansOf('a: 200+10/20\nb: 100+4/10\n00:00 == a\n01:00 == b')).toContain(
      '3570 tone:200:10:20 => tone:100:4:10',
    );
  });

  it('goes round the clock with a single tone set', () => {
    expect(spansOf('a: 200+10/20\n06:00 a')).toEqual(['21600 tone:200:10:20 => tone:200:10:20']);
  });

  it('rings a bell once', () => {
    const spans = spansOf('off: -\na: bell500/30\n00:00 off\n00:10 a ->\n00:11 off');
    expect(spans.filter((span) => span.includes('bell'))).toEqual([
      '585 bell:500:0:30 => bell:500:0:30',
    ]);
  });
});
