/** One subject within a state: what the recommender says it heard, and the phrases that it hears it by. */
export interface PhraseTopic {
  /** Finishes the sentence "It sounds like ...". */
  readonly heard: string;
  /** Phrases, words and stems, separated by commas; punctuation and case do not matter. */
  readonly phrases: string;
  /** True when the phrases say how a person feels: a feeling outweighs the task it is about. */
  readonly feeling?: true;
}
