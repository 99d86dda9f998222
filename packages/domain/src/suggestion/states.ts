import type { Degrees, Hertz } from '../units.ts';

/** Closed range of frequencies in Hz. */
export interface HertzWindow {
  readonly min: Hertz;
  readonly max: Hertz;
}

/** What a suggestion for one state consists of: the numbers, and the words that go with them. */
export interface StateRow {
  /** Short name for people. */
  readonly label: string;
  /** What a person is doing, or wants, when this state fits. */
  readonly meaning: string;
  /** Centre modulation suggested by default; it carries the target band. */
  readonly centerHz: Hertz;
  /** Every centre modulation that may be suggested. */
  readonly centerWindowHz: HertzWindow;
  /** Global modulation suggested by default; never above 3 Hz, so that the whole screen stays at three pulses a second. */
  readonly globalHz: Hertz;
  /** Every global modulation that may be suggested; it ends below the centre's window. */
  readonly globalWindowHz: HertzWindow;
  /** Hue suggested by default, outside the saturated reds (330 to 30 degrees). */
  readonly hue: Degrees;
  /** One hedged sentence that says why this pair. */
  readonly reason: string;
}

/**
 * Every state that a suggestion can aim at. A suggestion names a state and two frequencies inside that state's windows,
 * whoever made it; nothing that a person says of a task can move the numbers out of them. Who asks for a number gets it.
 * `none` is the neutral pair for text without a task, `safety` the mildest pair for text that mentions a risk.
 */
export const SUGGESTION_STATES = {
  deep_focus: {
    label: 'Deep focus',
    meaning: 'Carrying one task through: writing, coding, reading, studying, paperwork.',
    centerHz: 15,
    centerWindowHz: { min: 15, max: 24 },
    globalHz: 3,
    globalWindowHz: { min: 1, max: 3 },
    hue: 190,
    reason:
      'Beta rhythms are associated with sustained attention and may help you stay with one task.',
  },
  analytical: {
    label: 'Analytical thinking',
    meaning: 'Working something out: debugging, mathematics, reviews, decisions, strategy.',
    centerHz: 40,
    centerWindowHz: { min: 28, max: 45 },
    globalHz: 3,
    globalWindowHz: { min: 1, max: 3 },
    hue: 175,
    reason:
      'Gamma rhythms near 40 Hz are associated with effortful thinking and may suit close work.',
  },
  creative: {
    label: 'Creative flow',
    meaning: 'Making something new: ideas, design, fiction, music.',
    centerHz: 10,
    centerWindowHz: { min: 8, max: 12 },
    globalHz: 1,
    globalWindowHz: { min: 0.5, max: 3 },
    hue: 60,
    reason: 'Alpha rhythms are associated with inward attention and may leave room for ideas.',
  },
  meeting: {
    label: 'Calm and alert',
    meaning: 'Being with other people: meetings, calls, talks, interviews, lessons.',
    centerHz: 12,
    centerWindowHz: { min: 10, max: 15 },
    globalHz: 1,
    globalWindowHz: { min: 0.5, max: 3 },
    hue: 150,
    reason: 'The border of alpha and beta is associated with being relaxed yet alert.',
  },
  calm: {
    label: 'Calm',
    meaning: 'Settling down: stress, worry, anger, breathing, meditation.',
    centerHz: 6,
    centerWindowHz: { min: 4, max: 8 },
    globalHz: 0.1,
    globalWindowHz: { min: 0.1, max: 1 },
    hue: 165,
    reason:
      'Theta rhythms are associated with rest, and six slow swells a minute may invite slower breathing.',
  },
  energise: {
    label: 'Energise',
    meaning: 'Waking up or speeding up: tiredness, workouts, fast games.',
    centerHz: 30,
    centerWindowHz: { min: 24, max: 30 },
    globalHz: 3,
    globalWindowHz: { min: 1, max: 3 },
    hue: 45,
    reason:
      'The top of the beta band is associated with alertness and may help you feel more awake.',
  },
  wind_down: {
    label: 'Wind down',
    meaning: 'Letting the day end: sleep, naps, evenings, switching off.',
    centerHz: 3,
    centerWindowHz: { min: 1, max: 4 },
    globalHz: 0.1,
    globalWindowHz: { min: 0.1, max: 0.5 },
    hue: 35,
    reason: 'Delta rhythms are associated with deep rest, and a slow, warm light may suit that.',
  },
  none: {
    label: 'Neutral',
    meaning: 'No task to support: meals, travel, time away, or words that name no task.',
    centerHz: 12,
    centerWindowHz: { min: 10, max: 15 },
    globalHz: 1,
    globalWindowHz: { min: 0.5, max: 3 },
    hue: 150,
    reason: 'This is a gentle middle setting that leans neither towards effort nor towards rest.',
  },
  safety: {
    label: 'Mildest setting',
    meaning: 'Seizures, sensitivity to flashing light, migraine or concussion were mentioned.',
    centerHz: 0.2,
    centerWindowHz: { min: 0.2, max: 0.3 },
    globalHz: 0.1,
    globalWindowHz: { min: 0.1, max: 0.1 },
    hue: 35,
    reason:
      'These are the slowest and mildest rhythms, because flashing light may not be right for you.',
  },
} as const satisfies Record<string, StateRow>;

/** A state that a suggestion aims at. */
export type SuggestionState = keyof typeof SUGGESTION_STATES;

/** A state that supports a task; a person may pick one by hand. */
export type TaskState = Exclude<SuggestionState, 'none' | 'safety'>;

/** The states that support a task, in the order in which a list shows them. */
export const TASK_STATES = [
  'deep_focus',
  'analytical',
  'creative',
  'meeting',
  'calm',
  'energise',
  'wind_down',
] as const satisfies readonly TaskState[];

/** True when `value` names a state. */
export function isSuggestionState(value: unknown): value is SuggestionState {
  return typeof value === 'string' && Object.hasOwn(SUGGESTION_STATES, value);
}

/** True when both frequencies lie inside the windows of `state`; the ends of a window belong to it. */
export function isInStateWindows(
  state: SuggestionState,
  pair: { readonly globalModulationHz: Hertz; readonly centerModulationHz: Hertz },
): boolean {
  const { globalWindowHz, centerWindowHz } = SUGGESTION_STATES[state];
  return (
    isWithin(globalWindowHz, pair.globalModulationHz) &&
    isWithin(centerWindowHz, pair.centerModulationHz)
  );
}

function isWithin(window: HertzWindow, hz: Hertz): boolean {
  return hz >= window.min && hz <= window.max;
}
