/** One subject within a state, with its phrases. */
export interface PhraseTopic {
  /** What the phrases are about, for whoever looks for the place of a new one. */
  readonly about: string;
  /** Phrases, words and stems, separated by commas; punctuation and case do not matter. */
  readonly phrases: string;
  /** True when the phrases say how a person feels: a feeling outweighs the task it is about. */
  readonly feeling?: true;
}
