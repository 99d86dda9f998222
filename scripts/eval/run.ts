// Measures the offline recommender: `npm run eval`, with --quick for the shipped model alone, --rebuild to train and
// write the weights first, or --unseen [commit] for the rows that no model was made with, beside the recommender of that
// commit. docs/recommender.md says what the figures show and what they do not.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { readBank } from '@overtone/recommender/training/bank';
import { PHRASE_STATES } from '@overtone/recommender/model/phrase-states';
import { answer } from '@overtone/recommender/answer';
import { recommend } from '@overtone/recommender/recommend';
import {
  GENERATED_FILES,
  GENERATED_FOLDER,
  generatedFiles,
  writeGeneratedFiles,
} from './build-weights.ts';
import { bestTemperature, reliabilityAt } from './calibration.ts';
import { crossValidate, type Judged } from './cross-validation.ts';
import { evaluate } from './evaluate.ts';
import { EVALUATION_FILES, readExamples } from './example-file.ts';
import { recommenderAt } from './earlier-recommender.ts';
import { guardLines } from './guards.ts';
import { peopleLines, readPeopleDev } from './people-dev.ts';
import { confusionTable, fileReport, shareLine } from './report.ts';
import { readUnseen, UNSEEN_FILES } from './unseen-file.ts';
import { judgeUnseen, unseenLines } from './unseen-report.ts';
import { readRisks, riskLines } from './unseen-risks.ts';

const ANSWERS_TIMED = 5;
const say = (...lines: readonly string[]) => console.log(lines.join('\n'));
const mode = {
  quick: process.argv.includes('--quick'),
  rebuild: process.argv.includes('--rebuild'),
  unseen: process.argv.indexOf('--unseen'),
};

if (mode.rebuild) {
  // Everything else has been imported by now, with the weights of before.
  writeGeneratedFiles();
  say('The weights are written; run the evaluation again to measure them.');
} else if (mode.unseen > 0) {
  // Apart from everything else, so that nobody reads these figures while they choose a model.
  const commit = process.argv[mode.unseen + 1];
  const before = commit === undefined ? undefined : await recommenderAt(commit);
  for (const [name, file] of Object.entries(UNSEEN_FILES)) {
    const rows = readUnseen(file);
    say(`${name}: ${rows.length} rows`);
    if (before) say(`at ${commit}`, ...unseenLines(judgeUnseen(rows, before)), '');
    say('now', ...unseenLines(judgeUnseen(rows, recommend, answer)), '');
  }
  say(...riskLines(readRisks()));
} else {
  for (const [name, file] of Object.entries(EVALUATION_FILES)) {
    const answers = evaluate(readExamples(file));
    say(
      '',
      `${name}: ${answers.length} rows`,
      ...fileReport(answers),
      '',
      ...confusionTable(answers),
    );
  }
  say('', 'who needs people, development rows', ...peopleLines(readPeopleDev()));
  say('', ...sizeLines(), ...latencyLines());
  if (!mode.quick) {
    say('', ...crossValidationLines(crossValidate(readBank())));
    say('', isReproduced() ? 'weights: the bank gives them' : 'weights: NOT what the bank gives');
  }
}

function sizeLines(): string[] {
  return GENERATED_FILES.map((name) => {
    const bytes = gzipSync(readFileSync(new URL(name, GENERATED_FOLDER)), { level: 9 }).length;
    return `${name}: ${(bytes / 1000).toFixed(1)} kB gzipped`;
  });
}

/** Each text counts with the fastest of some answers, so that a busy machine shows as little as it can. */
function latencyLines(): string[] {
  const texts = readExamples(EVALUATION_FILES.blind).map(({ text }) => text);
  for (const text of texts) recommend(text);
  const fastest = texts
    .map((text) => Math.min(...Array.from({ length: ANSWERS_TIMED }, () => millisecondsOf(text))))
    .toSorted((one, other) => one - other);
  const at = (share: number) => (fastest[Math.floor(share * fastest.length)] ?? 0).toFixed(2);
  return [`latency: p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`];
}

function millisecondsOf(text: string): number {
  const startedAt = performance.now();
  recommend(text);
  return performance.now() - startedAt;
}

function crossValidationLines(judged: readonly Judged[]): string[] {
  const isRight = ({ scores, state }: Judged) =>
    PHRASE_STATES[scores.indexOf(Math.max(...scores))] === state;
  const temperature = bestTemperature(judged);
  return [
    'cross-validation over the bank, near-duplicates together (the label itself)',
    ...[...Map.groupBy(judged, ({ kind }) => kind)].map(([kind, group]) =>
      shareLine(`  ${kind}`, group.filter(isRight).length, group.length),
    ),
    `temperature that fits best: ${temperature}`,
    ...reliabilityAt(judged, temperature).map(
      ({ confidence, right, count }) =>
        `  says ${(confidence * 100).toFixed(0)} %, is right ${(right * 100).toFixed(0)} % of ${count}`,
    ),
    ...guardLines(judged, temperature),
  ];
}

function isReproduced(): boolean {
  return Object.entries(generatedFiles()).every(
    ([name, text]) => readFileSync(new URL(name, GENERATED_FOLDER), 'utf8') === text,
  );
}
