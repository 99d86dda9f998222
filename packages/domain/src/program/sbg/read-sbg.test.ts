import { describe, expect, it, vi } from 'vitest';
import { readSbg } from './read-sbg.ts';
import { MOST_SBG_POINTS } from './sbg-limits.ts';

const EVENING = `## An evening of our own
-SE -m stream.ogg
-F 20000   # twenty seconds
wave07: 0 1 0 -1
settle: 210+9/18 pink/35
drift: square:190@5.5/12 brown/20 -
pair:  wave07:120+4/10 300/5 bell+800/30 mix/40
spun: spin:250+0.2/60 wspin:10-1/5 mixspin:9+1/8 mixpulse:6/20 mix/10
off: -
round: {
  +00:01 drift ->
  +00:02:30 == settle
}
NOW settle
NOW+00:10 <> round
+01:00:00+00:00:05 -= pair ->
+01:10 off
`;

function refusal(text: string): string {
  const read = readSbg(text);
  return read.ok
    ? 'read'
    : read.reason.map(({ line, sentence }) => `${line}: ${sentence}`).join(' ');
}

describe('readSbg', () => {
  it('reads tone sets, blocks, times, fades, slides, waves and options', () => {
    const read = readSbg(EVENING);
    if (!read.ok) throw new Error(JSON.stringify(read.reason));
    const { points, toneSets, ...rest } = read.value;
    expect(rest).toEqual({
      title: 'An evening of our own',
      fadeMs: 20_000,
      ends: true,
      byClock: false,
      notes: [
        {
          line: 2,
          sentence:
            'The option -m stream.ogg: the sound file stays where it is, and is not played.',
        },
      ],
    });
    expect(toneSets.map(({ line, voices }) => [line, voices.length])).toEqual([
      [5, 2],
      [6, 3],
      [7, 4],
      [8, 5],
      [9, 1],
    ]);
    expect(
      points.map(({ line, timeMs, fadeIn, fadeOut, slides }) => [
        line,
        timeMs / 1000,
        fadeIn,
        fadeOut,
        slides,
      ]),
    ).toEqual([
      [14, 0, 'through', 'through', false],
      [11, 660, 'through', 'through', true],
      [12, 750, 'slide', 'slide', false],
      [16, 3605, 'through', 'slide', true],
      [17, 4200, 'through', 'through', false],
    ]);
    expect(points[1]?.voices).toEqual([
      {
        kind: 'isochronic',
        wave: 'square',
        drawn: 0,
        shapes: [],
        carrierHz: 190,
        beatHz: 5.5,
        percent: 12,
      },
      { kind: 'brown', wave: 'sine', drawn: 0, shapes: [], carrierHz: 0, beatHz: 0, percent: 20 },
      null,
    ]);
    expect(points[3]?.voices[0]).toMatchObject({
      kind: 'wave',
      drawn: 7,
      carrierHz: 120,
      beatHz: 4,
    });
  });

  it('lowers voices that together are more than all there is', () => {
    const read = readSbg('a: 200+5/90 pink/60\n00:00 a');
    const percents = read.ok && read.value.points[0]?.voices.map((voice) => voice?.percent);
    expect(percents).toEqual([60, 40]);
  });

  it.each([
    ['', '0: It has no timeline.'],
    ['a: 200+5/9', '0: It has no timeline.'],
    ['a: 200+5\n00:00 a', '1: “200+5” is not a voice. 2: “a” is not defined before this line.'],
    ['00:00 b', '1: “b” is not defined before this line.'],
    ['a: pink/5\n24:00 a', '2: “24:00” is neither a time nor'],
    ['a: pink/5\n00:60 a', '2: “00:60” is neither a time nor'],
    ['a: pink/5\n+00:10 a', '2: This relative time has no time before it'],
    ['a: pink/5\n00:00 a -> b', '2: “-> b” does not belong here.'],
    ['a: pink/5\n00:00 a b', '2: “b” does not belong here.'],
    ['a: pink/5\n00:00 ?? a', '2: “??” is not the name of a tone set.'],
    ['a: pink/5\n-SE\n00:00 a', '2: Options come before everything else.'],
    ['-F soon', '1: The option -F takes whole milliseconds'],
    ['-p fall 00d', '1: Of ready-made courses, drop and slide are known.'],
    ['-p drop 00z', '1: A ready-made drop is written as drop 00ds+.'],
    ['-p drop t1,1,1 00d', '1: A ready-made drop takes at least two steps.'],
    ['-p drop t1,1 00d', '1: The lengths of a ready-made course are minutes'],
    ['-p slide 200', '1: A ready-made slide is written as slide 200+10/1.'],
    ['-p slide t9999 200+10/1', '1: This ready-made course is longer than a day.'],
    ['-p slide 200+10/1 fog/9', '1: “fog/9” is not a voice.'],
    ['-i 200+10', '1: “200+10” is not a voice.'],
    ['-S 200+10/5', '1: “200+10/5” is not an option.'],
    ['b: {\n+00:01 a', '1: This block has no } to end it.'],
    ['b: {\n}', '2: This block is empty.'],
    ['b: {\n00:01 a\n}', '2: Every line of a block begins with a relative time'],
    ['b: { +00:01', '1: Nothing can follow the { of a block.'],
    ['a: wave01:200+4/9', '1: “wave01” is not drawn before this line.'],
    ['wave01: 1 two', '1: A shape is drawn by at least two numbers'],
    ['wave01: 1 2\nwave01: 1 2', '2: “wave01” is drawn a second time.'],
    ['a: custom03:200+4/9', '1: “custom03” is not drawn before this line.'],
    [`a: ${'pink/1 '.repeat(17)}`, '1: A tone set has at most 16 voices.'],
    ['b: {\n+00:01 b\n}\n00:00 b', '4: Blocks name blocks more than 8 deep.'],
    ['a: 1e400+5/9', '1: “1e400+5/9” is not a voice.'],
    ['a: 99999999999+5/9', '1: “99999999999+5/9” is not a voice.'],
    ['x'.repeat(100_000), '1: This line is too long.'],
  ])('refuses %.60j with its lines', (text, sentence) => {
    expect(refusal(text)).toContain(sentence);
  });

  it('reads what SBaGenX adds: drawn shapes, beats of noise and of what is mixed in', () => {
    const read = readSbg(
      'custom04: e=2 0 0.5 1 0.5 0\nnoise01: 3 2 1\nspin02: e=1 -9 0 9\n' +
        'a: custom04:210+6/9 custom04:sine:noise01:noisebeat:4/8 noise01/7 spin02:bspin:90+0.1/6 150M3/5 mixam:2:m=cos:f=0.3\n' +
        '00:00 a',
    );
    const voices = read.ok ? (read.value.points[0]?.voices ?? []) : [];
    expect(voices.map((voice) => [voice?.kind, voice?.shapes, voice?.beatHz])).toEqual([
      ['tone', ['custom04'], 6],
      ['noisebeat', ['custom04', 'noise01'], 4],
      ['noise', ['noise01'], 0],
      ['bspin', ['spin02'], 0.1],
      ['monaural', [], 3],
      ['mixam', [], 2],
    ]);
  });

  it('reads the courses that options stand for', () => {
    const points = (text: string) => {
      const read = readSbg(text);
      return read.ok
        ? read.value.points.map(({ timeMs, voices: [tone] }) => [
            timeMs / 1000,
            tone?.carrierHz,
            tone?.beatHz,
          ])
        : read.reason;
    };
    expect(points('-p slide t60 180@8/2 pink/20')).toEqual([
      [86_395, undefined, undefined],
      [0, 180, 8],
      [3600, 4, 8],
      [3610, undefined, undefined],
    ]);
    expect(points('-i 200+10/1')).toEqual([[0, 200, 10]]);
    const steps = points('-p drop t9,6,2 10b+^@/2');
    expect(steps.slice(0, 5)).toEqual([
      [86_395, undefined, undefined],
      [0, 184, 10],
      [170, 184, 10],
      [180, 183, 6.08276],
      [350, 183, 6.08276],
    ]);
    expect(steps.slice(-3)).toEqual([
      [890, 180, 3.7],
      [1010, 185, 10],
      [1020, undefined, undefined],
    ]);
  });

  it('names no more than twenty bad lines', () => {
    const read = readSbg('nonsense\n'.repeat(1000));
    expect(read.ok ? [] : read.reason).toHaveLength(20);
  });
});

describe('a hostile file', () => {
  /** How many lines were taken apart, whatever is in them. */
  function linesTakenApart(text: string): number {
    const split = vi.spyOn(String.prototype, 'split');
    readSbg(text);
    const { length } = split.mock.calls;
    split.mockRestore();
    return length;
  }

  it.each([
    ['100 MB', 'a'.repeat(100_000_000), 'It is longer than 1,500,000 characters.', 0],
    ['a million lines', 'a\n\n'.repeat(500_000), 'more than 25,000 lines', 0],
    ['bad lines', 'a\n'.repeat(25_000), 'is neither a time', 40],
    ['a million empty lines', '\n'.repeat(1_000_000), 'more than 25,000 lines', 0],
  ])('of %s costs no more than its limits', (_, text, sentence, most) => {
    expect(refusal(text)).toContain(sentence);
    expect(linesTakenApart(text)).toBeLessThanOrEqual(most + 1);
  });

  it('cannot unfold its blocks without end', () => {
    const blocks = Array.from({ length: 7 }, (_, i) => {
      const inner = i === 0 ? 'a' : `b${i - 1}`;
      return `b${i}: {\n${`+00:01 ${inner}\n`.repeat(100)}}\n`;
    });
    expect(refusal(`a: pink/5\n${blocks.join('')}00:00 b6\n`)).toContain(
      `The timeline comes to more than ${MOST_SBG_POINTS} points.`,
    );
  });

  it.each([
    [
      'tone sets',
      Array.from({ length: 9_000 }, (_, i) => `t${i}: ${'200+10/1 '.repeat(15)}`),
      2_667,
    ],
    [
      'points',
      [`a: ${'200+10/5 '.repeat(16)}`, ...Array.from({ length: 9_000 }, () => '00:00 a')],
      2_502,
    ],
  ])('is read no further than the voices of its %s may come to', (_, lines, line) => {
    const text = lines.join('\n');
    expect(refusal(text)).toBe(`${line}: The file comes to more than 40000 voices up to here.`);
    expect(linesTakenApart(text)).toBeLessThanOrEqual(line + 1);
  });

  it.each([
    ['one line', `-${'a'.repeat(4094)}`, 1],
    ['many lines', '-a', 1001],
  ])('is read no further than what may be said of the options of %s', (_, options, line) => {
    const text = `${`${options}\n`.repeat(2000).slice(0, 1_000_000)}\na: pink/5\n00:00 a`;
    expect(refusal(text)).toBe(`${line}: More than 1000 options up to here are not used.`);
    expect(linesTakenApart(text)).toBe(line);
  });

  it('may have as many options as are spoken of, and many more that are used', () => {
    const read = readSbg(`-${'a'.repeat(1000)}${'ES'.repeat(1500)}\na: pink/5\n00:00 a`);
    expect(read.ok && read.value.notes.length).toBe(1000);
  });

  it('ends, whatever its lines are made of', () => {
    const pieces = [
      '+'.repeat(5000),
      '1'.repeat(5000),
      '00:00'.repeat(1000),
      '/'.repeat(5000),
      ' '.repeat(5000),
    ];
    const text = pieces
      .flatMap((one) => pieces.map((other) => `a: ${one}${other}x\n${one}${other} a`))
      .join('\n');
    expect(refusal(text)).toContain('1: ');
  });
});
