import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalForm } from '../normal-form.ts';
import { arbitraryProgram } from '../testing/arbitrary-program.ts';
import { parseProgram, readProgramText } from './parse-program.ts';
import { printProgram } from './print-program.ts';

const TEXT = `overtone program 1
name: Two rounds
start: slow 3 Hz, fast 15 Hz, strength 0.4, hue 190, carrier 205 Hz, waveform Sine, volume 0.1, sound Serene Rain, sound-volume 0.015
0:30 hold
repeat 2
  25:00 exponential: fast 10.5 Hz, strength 0.35
  1:00:00.500 smooth: slow 0 Hz, sound off
end
fade: 1:00
`;

function refusal(text: string): string {
  const read = parseProgram(text);
  return read.ok ? 'accepted' : read.reason;
}

describe('the text form', () => {
  it('says the same program when it is read again', () => {
    fc.assert(
      fc.property(arbitraryProgram(), (program) => {
        expect(parseProgram(printProgram(program))).toEqual({
          ok: true,
          value: normalForm(program),
        });
      }),
      { numRuns: 500 },
    );
  });

  it('is the same text when it is written again', () => {
    const read = parseProgram(TEXT);
    expect(read.ok && printProgram(read.value)).toBe(TEXT);
  });

  it('does not mind case, spaces, comments, order, per cent or missing units', () => {
    const loose = TEXT.replace('strength 0.4, hue 190', 'HUE 190 ,strength  40%')
      .replace('fast 15 Hz', 'fast 15')
      .replace('repeat 2', '# twice\n\n\tREPEAT 2')
      .replace('0:30 hold', '  0:30   Hold  ')
      .replaceAll('\n', '\r\n');
    expect(parseProgram(loose)).toEqual(parseProgram(TEXT));
  });

  it('fades for a minute where it does not say how long', () => {
    expect(parseProgram(TEXT.replace('fade: 1:00\n', ''))).toEqual(parseProgram(TEXT));
  });

  it.each([
    ['', 'The text is empty, so there is no program in it.'],
    ['hello', 'A program’s text begins with the line “overtone program 1”.'],
    [TEXT.replace('program 1', 'program 2'), 'begins with the line'],
    [
      TEXT.replace('0:30 hold', '0:30 fly'),
      'Line 4: “fly” is not a way to get there; it is one of hold, straight, exponential, smooth.',
    ],
    [TEXT.replace('0:30 hold', '0:61 hold'), 'Line 4: “0:61” is not a length of time'],
    [TEXT.replace('fast 10.5', 'fast 1e1'), 'Line 6: “1e1 Hz” is not a number for fast.'],
    [TEXT.replace('fast 10.5', 'fast -3'), 'Line 6: “-3 Hz” is not a number for fast.'],
    [
      TEXT.replace('fast 10.5', 'wings 10.5'),
      'Line 6: “wings 10.5 Hz” is not a setting; you can set slow, fast,',
    ],
    [TEXT.replace('fast 10.5 Hz', 'fast 9, fast 10'), 'Line 6: fast is set twice.'],
    [
      TEXT.replace('sound off', 'sound Rain'),
      'Line 7: “Rain” is not a sound; it is one of off, pink, brown, Serene Rain',
    ],
    [TEXT.replace('end\n', ''), 'The loop that begins on line 5 has no end.'],
    [TEXT.replace('fade', 'end\nfade'), 'Line 9: This ends a loop, but none is open.'],
    [TEXT.replace('repeat 2', 'repeat 1001'), 'Line 5: A loop plays 1 to 1000 times.'],
    [TEXT.replace('name: Two rounds\n', ''), 'It has no line “name: …”.'],
    [TEXT.replace('slow 3 Hz, ', ''), 'Line 3: The start must give every value; slow is missing.'],
    [
      TEXT.replace('fast 10.5 Hz', 'fast 200 Hz'),
      'Line 6: The fast rhythm is 0.1–100 Hz, or 0 for none.',
    ],
    [TEXT.replace('25:00', '25:00:00'), 'Line 6: A stage takes 1 second to 24 hours.'],
    [
      TEXT.replace('slow 0 Hz', 'slow 20 Hz'),
      'Line 7, stage 3: the slow rhythm (20 Hz) must be below the fast one (10.5 Hz).',
    ],
    [
      TEXT.split('\n').slice(0, 3).join('\n'),
      'It has no stage. A stage is a line with a length and a way: 30:00 straight: fast 10 Hz.',
    ],
    [
      TEXT.replace('slow 3 Hz', 'slow 20 Hz'),
      'Line 3, at the start: the slow rhythm (20 Hz) must be below the fast one (15 Hz).',
    ],
    [TEXT.replace('fade: 1:00', 'fade: 2:00:00'), 'The fade at the end takes'],
    [
      `overtone program 1\n${'repeat 2\n'.repeat(9)}`,
      'Line 6: Loops can be nested at most four deep.',
    ],
    [
      `overtone program 1\n${'0:01 hold\n'.repeat(1002)}`,
      'Line 1002: A program has at most 1000 stages.',
    ],
    [`overtone program 1\nname: ${' '.repeat(300_000)}x`, 'Line 2 is too long'],
    ['x'.repeat(1_000_000), 'longer than a program can be'],
  ])('refuses %.60j with a sentence', (text, sentence) => {
    expect(refusal(text)).toContain(sentence);
  });

  it('says of every faulty line what is wrong with it, and no more than that', () => {
    const faulty = TEXT.replace('repeat 2', 'repeat 2000')
      .replace('  25:00 exponential: fast 10.5', '  25:00 exponential: fast x')
      .replace('  1:00:00.500 smooth', '  1:00:00.500 fly');
    expect(readProgramText(faulty)).toEqual({
      ok: false,
      reason: [
        'Line 5: A loop plays 1 to 1000 times.',
        'Line 6: “x Hz” is not a number for fast.',
        'Line 7: “fly” is not a way to get there; it is one of hold, straight, exponential, smooth.',
      ],
    });
    const lacking = TEXT.replace(/start: .*/u, 'start: slow 3 Hz')
      .replace('fast 10.5', 'fast 200')
      .replace('0:30 hold', '0:30 fly')
      .replace('end\n', '');
    expect(readProgramText(lacking)).toEqual({
      ok: false,
      reason: [
        'Line 3: The start must give every value; fast, strength, hue, carrier, waveform, volume, sound, sound-volume are missing.',
        'Line 4: “fly” is not a way to get there; it is one of hold, straight, exponential, smooth.',
        'Line 6: The fast rhythm is 0.1–100 Hz, or 0 for none.',
        'The loop that begins on line 5 has no end.',
      ],
    });
    const crossed = readProgramText(TEXT.replace('slow 3 Hz', 'slow 20 Hz'));
    expect(crossed.ok ? [] : crossed.reason).toHaveLength(2);
    const many = readProgramText(`overtone program 1\n${'what\n'.repeat(900)}`);
    expect(many.ok ? [] : many.reason).toHaveLength(20);
  });

  it('ends in a sentence or a program, whatever is done to a text', () => {
    const spoilt = fc
      .tuple(fc.nat({ max: TEXT.length }), fc.nat({ max: 40 }), fc.string({ unit: 'grapheme' }))
      .map(([at, cut, put]) => TEXT.slice(0, at) + put + TEXT.slice(at + cut));
    fc.assert(
      fc.property(spoilt, (text) => {
        const read = parseProgram(text);
        expect(read.ok ? '' : read.reason).toMatch(/^$|\.$/u);
      }),
      { numRuns: 1000 },
    );
  });
});
