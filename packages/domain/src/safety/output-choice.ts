/**
 * How the light pulses. `light`: its opacity moves. `colour`: its opacity rests and its hue alternates with a grey of
 * equal luma, which is visible and hardly changes the brightness of the screen.
 */
export const PULSE_STYLES = ['light', 'colour'] as const;

/** How the light pulses. */
export type PulseStyle = (typeof PULSE_STYLES)[number];

/** What a person chose for light and sound on this device. It is never kept with the account. */
export interface OutputChoice {
  /** Whether the swing of the light is limited (see docs/safety.md). */
  readonly flashGuard: boolean;
  readonly pulseStyle: PulseStyle;
  /** Whether there is light at all; without it the sound goes on alone. */
  readonly showsLight: boolean;
  /** Whether the sound is lowered, for a call. */
  readonly ducksSound: boolean;
}

/** What holds until a person chooses otherwise. */
export const DEFAULT_OUTPUT_CHOICE: OutputChoice = {
  flashGuard: true,
  pulseStyle: 'light',
  showsLight: true,
  ducksSound: false,
};
