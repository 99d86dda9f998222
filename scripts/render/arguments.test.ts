import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readArguments } from './arguments.ts';
import { progressLine } from './progress-line.ts';

function sentence(...args: string[]): string | null {
  const read = readArguments(args);
  return read.kind === 'wrong' ? read.sentence : null;
}

describe('the arguments of npm run render', () => {
  it('say the kind of file by its ending', () => {
    expect(readArguments(['a.json', '-o', 'Night.FLAC'])).toMatchObject({
      kind: 'render',
      input: 'a.json',
      format: 'flac',
      wavBits: 24,
    });
    expect(readArguments(['a.sbg', '--output', 'b.wav', '--bits', '16'])).toMatchObject({
      wavBits: 16,
    });
  });

  it.each([
    [[], 'Which program?'],
    [['a.json'], 'Where to?'],
    [['a.json', '-o', 'b.ogg'], 'b.ogg ends in none of'],
    [['a.json', 'b.json', '-o', 'c.wav'], 'b.json is one too many'],
    [['a.json', '-o', 'c.wav', '--bits', '12'], 'not 12'],
    [['a.json', '-o', 'c.flac', '--bits', '16'], 'for WAV'],
    [['a.json', '-o', 'c.wav', '--threads', '0'], '--threads'],
    [['--loud'], '--loud'],
  ])('of %j say what is wrong', (args, words) => {
    expect(sentence(...args)).toContain(words);
  });
});

describe('npm run render', () => {
  const run = (...args: string[]) =>
    spawnSync(process.execPath, [fileURLToPath(new URL('run.ts', import.meta.url)), ...args], {
      encoding: 'utf8',
    });

  it('helps', () => {
    expect(run('--help')).toMatchObject({ status: 0, stdout: expect.stringContaining('Ctrl+C') });
  });

  it('says in a sentence what it cannot read', () => {
    const { status, stderr } = run('/none/at/all.json', '-o', '/none/a.wav');
    expect(status).toBe(1);
    expect(stderr).toBe('There is no file /none/at/all.json.\n');
  });
});

describe('the progress line', () => {
  it('says how long it takes yet', () => {
    const written: string[] = [];
    let now = 0;
    const out = { isTTY: true, write: (text: string) => written.push(text) > 0 };
    const line = progressLine(out, 3600, () => now);
    now = 10_000;
    line.show(0.25);
    expect(written.join('')).toContain('25 %, 0:30 left, 90 x real time');
  });
});
