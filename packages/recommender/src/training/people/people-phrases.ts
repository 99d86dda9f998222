/**
 * What people type who need people, and what only sounds like it, in one language. Semicolons part texts; braces hold
 * alternatives ("{i|we} leave").
 */
export interface PeoplePhrases {
  /** Somebody who does not want to live or may hurt themselves, said by them or by who fears for them. */
  readonly crisis?: string;
  /** Somebody who may need an ambulance, or is threatened, now. */
  readonly emergency?: string;
  /** Anything else, above all what shares its words with the two: figures of speech, work, grief, the past. */
  readonly none?: string;
}
