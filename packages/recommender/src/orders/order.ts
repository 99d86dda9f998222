import type { BandName } from '@overtone/domain/frequency/bands';
import type { Degrees, Hertz } from '@overtone/domain/units';

/** Less or more of something than there is now. */
export type Direction = 'less' | 'more';

/** The bands that people ask for by name. */
export type AskedBand = Extract<BandName, 'Delta' | 'Theta' | 'Alpha' | 'Beta' | 'Gamma'>;

/** A colour that somebody asks for, and what to call it. */
export interface AskedColour {
  readonly hue: Degrees;
  readonly name: string;
}

/** What no suggestion does: the light switched off, all of it stopped. */
export type ByHand = 'light-off' | 'stop';

/** Something asked of the signal itself, in place of a task. */
export type Order =
  /** The fast rhythm at the centre; as it was said, which may be out of range. */
  | { readonly kind: 'centre'; readonly hz: Hertz }
  /** The slow rhythm of the whole screen; likewise. */
  | { readonly kind: 'slow'; readonly hz: Hertz }
  | { readonly kind: 'band'; readonly band: AskedBand }
  | { readonly kind: 'pace'; readonly direction: Direction }
  /** Both rhythms, so many times as fast: a half, or two. */
  | { readonly kind: 'speed'; readonly times: number }
  | { readonly kind: 'strength'; readonly direction: Direction }
  | { readonly kind: 'volume'; readonly direction: Direction }
  /** No sound at all. */
  | { readonly kind: 'mute' }
  /** Nothing behind the tone. */
  | { readonly kind: 'background-off' }
  | { readonly kind: 'colour'; readonly colour: AskedColour }
  /** What the person used before. */
  | { readonly kind: 'before' }
  /** What only a person does, with a control of their own. */
  | { readonly kind: 'by-hand'; readonly what: ByHand };
