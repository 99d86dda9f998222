/** A part of a legal text: paragraphs, then a table of names and what they mean. */
export interface LegalChapter {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly rows?: readonly (readonly [name: string, meaning: string])[];
}

/** A legal text. */
export interface LegalText {
  readonly title: string;
  /** The day that it came into force, in words. */
  readonly since: string;
  readonly lead: string;
  readonly chapters: readonly LegalChapter[];
}
