import { printProgram } from '@overtone/domain/program/text/print-program';
import { describe, expect, it, vi } from 'vitest';
import { readText } from './read-text.ts';
import { readHere } from './text-reader.ts';
import { windDown } from './testing/programs.ts';

const HEADING = 'overtone program 1\nname: x\n';

function refusal(text: string): string {
  const read = readText(text);
  if (read.ok) throw new Error('It was read.');
  return read.reason.map(({ sentence }) => sentence).join(' ');
}

describe('what is no program', () => {
  it('and never was a text is not read line by line', () => {
    const bytes = Uint8Array.from({ length: 5000 }, (_, i) => (i * 7919) % 256);
    expect(refusal(new TextDecoder().decode(bytes))).toBe('This is not a text file.');
    expect(refusal('0:00 a\0')).toBe('This is not a text file.');
  });

  it('is said to be of no kind that is known, and nothing of its lines', () => {
    const none = 'This is neither the text of a program, nor a link to one, nor an .sbg file.';
    expect(refusal('hello')).toBe(none);
    expect(refusal('hello world\nhow are you')).toBe(none);
    expect(refusal('a: 200+10/20\n99:00 b')).not.toContain('This is neither');
    const file = readText('hello', 'mine.sbg');
    expect(file.ok ? [] : file.reason.map(({ line }) => line)).toEqual([1]);
  });

  it.each(['https://example.com/', 'http://example.com/a?b=c#d', 'www.example.com'])(
    'is no link to one: %s',
    (address) => {
      expect(refusal(` ${address}\n`)).toMatch(/^This is the address of a page, and no link to/u);
    },
  );

  it('is from a later version where its first line says so', () => {
    expect(refusal('Overtone program 2\nname: x')).toBe(
      'This text comes from a newer version of Overtone; update this one, then open the text again.',
    );
  });

  it('but a file with a few letters of another encoding is', () => {
    expect(readText('# caf\ufffd\na: 200+10/20\n0:00 a\n0:10 a').ok).toBe(true);
  });

  it('says that nothing is set where nothing is', () => {
    const said = refusal(`${printProgram(windDown)}0:10 hold:`);
    expect(said).toMatch(/^Line \d+: A value is missing here; you can set /u);
  });
});

describe('a hostile text', () => {
  it.each([
    ['100 MB', 'a'.repeat(100_000_000), 'It is longer than 1,500,000 characters'],
    ['100 MB of ours', HEADING + '1:00 hold\n'.repeat(10_000_000), 'longer than 1,500,000'],
    ['a million lines', `${HEADING}${'#\n'.repeat(700_000)}`, 'longer than a program can be'],
    ['a million lines of .sbg', 'x\n'.repeat(1_000_000), 'It is longer than 1,500,000 characters.'],
    [
      '700,000 parts of data',
      `{"course":[${'0,'.repeat(700_000)}0]}`,
      'It holds more than any program can.',
    ],
    ['too much data', `{"a":"${'a'.repeat(4_000_000)}"}`, 'longer than 1,500,000'],
    ['data that never ends', '{"course":['.repeat(100_000), 'perhaps it was cut off'],
    ['deep loops', `${HEADING}${'repeat 1000\n'.repeat(30_000)}`, 'at most four deep'],
    [
      'a huge time',
      printProgram(windDown).replace('30:00', '999999:00:00'),
      'A stage takes 1 second to 24 hours.',
    ],
    [
      'a huge length in data',
      JSON.stringify({ ...windDown, fadeMs: 1e300 }),
      'whole number of milliseconds',
    ],
  ])('ends in a sentence: %s', (_, text, sentence) => {
    const said = refusal(text);
    expect(said).toContain(sentence);
    expect(said.length).toBeLessThan(2_000);
  });

  it('is not taken apart where it is longer than any file that we read', () => {
    const spies = (['split', 'trim', 'slice', 'indexOf'] as const).map((name) =>
      vi.spyOn(String.prototype, name),
    );
    const read = readText(' '.repeat(1_500_001));
    const calls = spies.reduce((sum, spy) => sum + spy.mock.calls.length, 0);
    for (const spy of spies) spy.mockRestore();
    expect(read.ok).toBe(false);
    expect(calls).toBe(0);
  });
});

describe('the name of an .sbg file', () => {
  const TONES = 'a: 200+10/20\n0:00 a\n0:10 a\n';
  const named = async (text: string, fileName: string) => {
    const read = await readHere(new File([text], fileName), new AbortController().signal);
    if (!read.ok) throw new Error('It was not read.');
    return read.value.program.name;
  };

  it.each([
    ['prog-alpha.sbg', 'prog-alpha'],
    ['Evening.v2.SBG', 'Evening.v2'],
    ['tones.txt', 'tones'],
    [`${'long '.repeat(30)}.sbg`, 'long '.repeat(16).trim()],
    ['a\u0007\u202eb.sbg', 'a  b'],
    [`${'x'.repeat(79)}😀.sbg`, 'x'.repeat(79)],
    ['.sbg', 'From an .sbg file'],
  ])('is that of its program: %s', async (fileName, name) => {
    expect(await named(TONES, fileName)).toBe(name);
  });

  it('is nothing to a program that has one of its own', async () => {
    expect(await named(printProgram(windDown), 'other.sbg')).toBe('Wind down');
  });

  it('is not known of a text', () => {
    const read = readText(TONES);
    expect(read.ok && read.value.program.name).toBe('From an .sbg file');
  });
});
