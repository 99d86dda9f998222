import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readArguments } from './arguments.ts';
import { progressLine } from './progress-line.ts';

const COMMAND = fileURLToPath(new URL('run.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'overtone-command-'));
const PROGRAM = join(folder, 'short.txt');
const LONG = join(folder, 'long.txt');
const WAV_IS_THERE = `${join(folder, 'short.wav')} is there already. With --force it is written anew.\n`;

function text(length: string): string {
  return `overtone program 1
name: Night
start: slow 0 Hz, fast 6 Hz, strength 0.2, hue 40, carrier 136.1 Hz, waveform Sine, volume 0.1, sound Serene Rain, sound-volume 0.02
${length} hold
fade: 0:00
`;
}

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
    [['--loud'], 'There is no --loud.'],
    [['a.json', '-o'], 'lacks its value'],
  ])('of %j say what is wrong', (args, words) => {
    expect(sentence(...args)).toContain(words);
  });
});

describe('npm run render', () => {
  const run = (...args: readonly string[]) =>
    spawnSync(process.execPath, [COMMAND, ...args], { encoding: 'utf8' });

  beforeAll(() => {
    writeFileSync(PROGRAM, text('0:01'));
    writeFileSync(PROGRAM.replace('.txt', '.wav'), 'there');
    writeFileSync(LONG, text('12:00:00'));
  });

  afterAll(() => rmSync(folder, { recursive: true }));

  it('helps', () => {
    expect(run('--help')).toMatchObject({ status: 0, stdout: expect.stringContaining('Ctrl+C') });
  });

  it.each([
    [['/none/at/all.json', '-o', 'a.wav'], 'There is no file /none/at/all.json.\n'],
    [['/', '-o', 'a.wav'], '/ is a folder, not a program.\n'],
    [['/dev/zero', '-o', 'a.wav'], '/dev/zero is too large for a program.\n'],
    [[PROGRAM, '-o', '/none/at/all/a.wav'], 'There is no folder /none/at/all.\n'],
    [[PROGRAM, '-o', PROGRAM.replace('.txt', '.wav')], WAV_IS_THERE],
  ])('says of %j in a sentence why nothing is made', (args, said) => {
    const { status, stderr } = run(...args);
    expect({ status, stderr }).toEqual({ status: 1, stderr: said });
  });

  it('says first what is wrong with its arguments, and where there is more', () => {
    const { status, stderr } = run('a.txt', '-o', 'night.xyz');
    expect(status).toBe(2);
    expect(stderr.split('\n')).toEqual([
      'night.xyz ends in none of .flac, .opus, .mp3, .wav.',
      '--help says what there is to say.',
      '',
    ]);
  });

  it.each(['SIGINT', 'SIGTERM'] as const)(
    'leaves no half of a file, and what was there, when %s ends it',
    async (signal) => {
      const output = join(folder, 'long.flac');
      writeFileSync(output, 'what was there');
      const args = [COMMAND, LONG, '-o', output, '--force', '--threads', '1'];
      const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'pipe'] });
      let said = '';
      let isCancelled = false;
      child.stderr.setEncoding('utf8').on('data', (text: string) => {
        said += text;
        // It says where the file goes when it begins to be made.
        if (isCancelled || !said.includes('long.flac')) return;
        isCancelled = child.kill(signal);
      });
      const [code] = await once(child, 'close');
      expect(code).toBe(1);
      expect(said).toContain(`Cancelled; nothing of ${output} is left that was not there before.`);
      expect(readdirSync(folder).filter((name) => name.startsWith('long.'))).toEqual([
        'long.flac',
        'long.txt',
      ]);
      expect(readFileSync(output, 'utf8')).toBe('what was there');
    },
  );
});

describe('the progress line', () => {
  it('says how long it takes yet', () => {
    const written: string[] = [];
    let now = 0;
    const out = { isTTY: true, write: (text: string) => written.push(text) > 0 };
    const line = progressLine(out, 3600, () => now);
    now = 10_000;
    line.show(0.25);
    expect(written.join('')).toContain('25%, 0:30 left, 90× real time');
  });
});
