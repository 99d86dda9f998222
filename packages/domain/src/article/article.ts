/** Something to read with the effect on. Paragraphs of `content` are split by blank lines. */
export interface Article {
  readonly title: string;
  readonly content: string;
}
