import { readFileSync } from 'node:fs';
import { NEEDS, type Need } from '@overtone/recommender/crisis/needs';
import { needsPeople } from '@overtone/recommender/crisis/detect-crisis';
import { shareLine } from './report.ts';

/** A text with what it asks people for. */
export interface PeopleRow {
  readonly text: string;
  readonly label: Need;
  /** The language, as a BCP 47 tag. */
  readonly lang: string;
}

/** Rows by the hands that wrote most of the training texts, kept apart: what the margin was chosen by. */
const PEOPLE_DEV_FILE = new URL(
  '../../packages/recommender/evaluation/people-dev.jsonl',
  import.meta.url,
);

/** The rows of the file. */
export function readPeopleDev(): readonly PeopleRow[] {
  return readFileSync(PEOPLE_DEV_FILE, 'utf8')
    .trim()
    .split('\n')
    .map((line): PeopleRow => JSON.parse(line));
}

/** A line a need for English and one for the other languages: in how many texts people were heard to be needed. */
export function peopleLines(rows: readonly PeopleRow[]): readonly string[] {
  return NEEDS.flatMap((need) =>
    ['English', 'other languages'].map((name) => {
      const own = rows.filter(
        ({ label, lang }) => label === need && (lang === 'en') === (name === 'English'),
      );
      const hits = own.filter(({ text }) => needsPeople(text)).length;
      return shareLine(`${need}, ${name}`, hits, own.length);
    }),
  );
}
