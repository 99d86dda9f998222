import { extname } from 'node:path';
import { parseArgs } from 'node:util';
import {
  AUDIO_FORMAT_FACTS,
  AUDIO_FORMATS,
  type AudioFormat,
  DEFAULT_WAV_BITS,
  WAV_BITS,
  type WavBits,
} from '@overtone/domain/audio-file/formats';

/** What `--help` says. */
export const HELP = `Renders a program to an audio file.

  npm run render -- PROGRAM -o FILE

  PROGRAM       a program: our text, JSON, an .sbg file, or a file that holds a link to one
  -o, --output  the file; its ending says what it becomes: ${AUDIO_FORMATS.map((each) => `.${each}`).join(' ')}
  --bits        of a WAV file: 16 (with dither), 24 or 32 (floats); ${DEFAULT_WAV_BITS} where it is not said
  --threads     how many threads render; as many as there are cores where it is not said
  --force       writes over a file that is there
  --help        says this

Ctrl+C ends it, and leaves nothing behind.
`;

/** What the command was asked for. */
export interface RenderArguments {
  readonly kind: 'render';
  readonly input: string;
  readonly output: string;
  readonly format: AudioFormat;
  readonly wavBits: WavBits;
  readonly threads: number | null;
  readonly force: boolean;
}

/** Arguments as read: something to render, a wish for help, or what is wrong with them. */
export type ReadArguments =
  | RenderArguments
  | { readonly kind: 'help' }
  | { readonly kind: 'wrong'; readonly sentence: string };

function wrong(sentence: string): ReadArguments {
  return { kind: 'wrong', sentence };
}

function parsed(args: readonly string[]) {
  return parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      output: { type: 'string', short: 'o' },
      bits: { type: 'string' },
      threads: { type: 'string' },
      force: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  });
}

const KNOWN = ['--output', '-o', '--bits', '--threads', '--force', '--help', '-h'];

/** Why arguments cannot be parsed: one that is not known, or one without its value. */
function unreadable(args: readonly string[]): string {
  const strange = args.find((arg) => /^-./u.test(arg) && !KNOWN.includes(arg.split('=')[0] ?? ''));
  return strange === undefined
    ? 'One of these options lacks its value, or has one too many. --help lists them.'
    : `There is no ${strange.split('=')[0]}.`;
}

/** Reads the command's arguments. */
export function readArguments(args: readonly string[]): ReadArguments {
  let read: ReturnType<typeof parsed>;
  try {
    read = parsed(args);
  } catch {
    return wrong(unreadable(args));
  }
  const { values, positionals } = read;
  if (values.help) return { kind: 'help' };
  const [input, ...more] = positionals;
  if (input === undefined) return wrong('Which program? Name its file.');
  if (more.length > 0) return wrong(`One program at a time; ${more.join(' ')} is one too many.`);
  if (values.output === undefined) return wrong('Where to? Say -o and the name of the file.');
  const ending = extname(values.output).slice(1).toLowerCase();
  const format = AUDIO_FORMATS.find((each) => AUDIO_FORMAT_FACTS[each].ending === ending);
  if (!format) {
    return wrong(
      `${values.output} ends in none of ${AUDIO_FORMATS.map((e) => `.${e}`).join(', ')}.`,
    );
  }
  const bits = Number(values.bits ?? DEFAULT_WAV_BITS);
  const wavBits = WAV_BITS.find((each) => each === bits);
  if (!wavBits) return wrong(`A WAV file has ${WAV_BITS.join(', ')} bits, not ${values.bits}.`);
  if (values.bits !== undefined && format !== 'wav') return wrong('--bits is for WAV files.');
  const threads = values.threads === undefined ? null : Number(values.threads);
  if (threads !== null && !(Number.isInteger(threads) && threads >= 1 && threads <= 64)) {
    return wrong('--threads is a whole number from 1 to 64.');
  }
  const force = values.force ?? false;
  return { kind: 'render', input, output: values.output, format, wavBits, threads, force };
}
