import type { PageMark } from '@overtone/domain/site/page-marks';

/** A name and what it means; with a fact, it stands only where the operator has said it. */
export type LegalRow = readonly [name: string, meaning: string, needs?: PageMark];

/** A part of a legal text: paragraphs, then a table of names and what they mean. */
export interface LegalChapter {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly rows?: readonly LegalRow[];
}

/** A legal text. */
export interface LegalText {
  readonly title: string;
  /** Says since what day it holds; empty where the operator has not said. */
  readonly since: string;
  readonly lead: string;
  readonly chapters: readonly LegalChapter[];
}
