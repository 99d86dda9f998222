// `npm run render -- program.json -o night.flac`: a program as a file that plays anywhere. `--help` says the rest.
import { stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { formatTime } from '@overtone/domain/program/format-time';
import { programLengthMs } from '@overtone/domain/program/timeline';
import { renderProgram } from '@overtone/render/node/render-program';
import { HELP, type RenderArguments, readArguments } from './arguments.ts';
import { checkPlace } from './file-to-make.ts';
import { readProgramFile } from './program-file.ts';
import { progressLine } from './progress-line.ts';
import { Refusal } from './refusal.ts';

const TRACKS = new URL('../../packages/nature/tracks/', import.meta.url);

async function render({ input, output, format, wavBits, threads, force }: RenderArguments) {
  const { program, notes } = await readProgramFile(input);
  await checkPlace(output, force);
  for (const { line, sentence } of notes) {
    process.stderr.write(`${input}${line > 0 ? `, line ${line}` : ''}: ${sentence}\n`);
  }
  const ended = new AbortController();
  const end = () =>
    ended.abort(new Refusal(`Cancelled; nothing of ${output} is left that was not there before.`));
  process.once('SIGINT', end).once('SIGTERM', end);
  const lengthMs = programLengthMs(program);
  process.stderr.write(`${program.name}, ${formatTime(lengthMs)}, to ${output}\n`);
  const progress = progressLine(process.stderr, lengthMs / 1000);
  await renderProgram({
    program,
    path: output,
    format,
    wavBits,
    tracks: TRACKS,
    threads: threads ?? availableParallelism(),
    onProgress: progress.show,
    signal: ended.signal,
  }).finally(progress.end);
  const { size } = await stat(output);
  process.stderr.write(`Done: ${(size / 1e6).toFixed(1)} MB.\n`);
}

const read = readArguments(process.argv.slice(2));
if (read.kind === 'help') process.stdout.write(HELP);
else if (read.kind === 'wrong') {
  process.stderr.write(`${read.sentence}\n--help says what there is to say.\n`);
  process.exitCode = 2;
} else {
  try {
    await render(read);
  } catch (cause) {
    const isOurs = cause instanceof Refusal;
    const sentence = cause instanceof Error ? cause.message : String(cause);
    process.stderr.write(`${isOurs ? sentence : `It could not be rendered: ${sentence}`}\n`);
    process.exitCode = 1;
  }
}
