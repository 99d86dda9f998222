// What happens on the film's desk: who types what, and what Overtone is set to meanwhile.
import { type OfflineSuggestion, recommend } from '@overtone/recommender/recommend';

/** A place on the picture, in its pixels. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** All that differs from one picture of the desk to another. */
export interface Desk {
  /** How much of the typed code, of the notes and of the field's sentence stands there. */
  readonly codeLength: number;
  readonly noteWords: number;
  readonly sentence: string;
  readonly answer: OfflineSuggestion;
  readonly isOn: boolean;
  readonly strength: number;
  readonly hasCaretIn: 'code' | 'field';
  readonly pointer: Place;
  readonly callSeconds: number;
}

/** When a person does what, in seconds. */
export const TIMES = {
  on: 2,
  asks: 5,
  answered: 7.4,
  strengthens: 11.4,
  strengthened: 12.2,
  off: 15.6,
  end: 18,
} as const;

const FIRST_TASK = 'naming the new release';
const TASK = 'debugging a race condition';
const FIRST_ANSWER = recommend(FIRST_TASK);
const ANSWER = recommend(TASK);
const STRONGER = 0.75;
/** The steps in which a hand moves the slider. */
const SLIDER_STEPS = 6;

const CHARACTERS_PER_S = 14;
const WORDS_PER_S = 2.2;
const CALL_BEGAN_S = 1447;

/** When the code is typed: the hands are elsewhere between. */
const CODE_TIMES: ReadonlyArray<readonly [fromS: number, toS: number]> = [
  [0.3, 1.1],
  [2.5, 4.3],
  [8.1, 10.6],
  [12.8, 14.7],
  [16.2, 18],
];

const SWITCH: Place = { x: 850, y: 650 };
/** Where the pointer goes, and from when to when. */
const WAYS: ReadonlyArray<{ readonly fromS: number; readonly toS: number; readonly to: Place }> = [
  { fromS: 1.2, toS: 1.8, to: SWITCH },
  { fromS: 4.3, toS: 4.8, to: { x: 1180, y: 466 } },
  { fromS: 7.6, toS: 8.1, to: { x: 724, y: 446 } },
  { fromS: 10.7, toS: 11.3, to: sliderPlace(ANSWER.globalModulationStrength) },
  { fromS: TIMES.strengthens, toS: TIMES.strengthened, to: sliderPlace(STRONGER) },
  { fromS: 14.8, toS: 15.4, to: SWITCH },
];
const POINTER_AT_FIRST: Place = { x: 700, y: 420 };

/** Where the slider's thumb is at a strength; the slider is drawn there (see `desk.css`). */
function sliderPlace(strength: number): Place {
  return { x: 943 + 295 * strength, y: 650 };
}

/** The strengths that the slider passes, with their times. */
export const STRENGTHS = Array.from({ length: SLIDER_STEPS }, (_, index) => {
  const share = (index + 1) / SLIDER_STEPS;
  const from = ANSWER.globalModulationStrength;
  return {
    atS: TIMES.strengthens + share * (TIMES.strengthened - TIMES.strengthens),
    strength: Number((from + share * (STRONGER - from)).toFixed(2)),
  };
});

/** What the session is set to by each of the two answers. */
export const ANSWERS = { first: FIRST_ANSWER, second: ANSWER } as const;

/** The desk at a moment of the film. */
export function deskAt(timeS: number): Desk {
  const answer = timeS >= TIMES.answered ? ANSWER : FIRST_ANSWER;
  const typedS = CODE_TIMES.reduce(
    (sum, [fromS, toS]) => sum + Math.min(toS - fromS, Math.max(0, timeS - fromS)),
    0,
  );
  const moved = STRENGTHS.findLast(({ atS }) => atS <= timeS);
  return {
    codeLength: Math.floor(CHARACTERS_PER_S * typedS),
    noteWords: Math.floor(WORDS_PER_S * timeS),
    sentence:
      timeS < TIMES.asks - 0.1
        ? FIRST_TASK
        : TASK.slice(0, Math.max(0, Math.floor(CHARACTERS_PER_S * (timeS - TIMES.asks)))),
    answer,
    isOn: timeS >= TIMES.on && timeS < TIMES.off,
    strength: moved?.strength ?? answer.globalModulationStrength,
    hasCaretIn: timeS >= 4.8 && timeS < 8 ? 'field' : 'code',
    pointer: pointerAt(timeS),
    callSeconds: CALL_BEGAN_S + Math.floor(timeS),
  };
}

function pointerAt(timeS: number): Place {
  return WAYS.reduce((from, { fromS, toS, to }) => {
    const share = Math.min(1, Math.max(0, (timeS - fromS) / (toS - fromS)));
    const eased = share * share * (3 - 2 * share);
    return {
      x: Math.round(from.x + eased * (to.x - from.x)),
      y: Math.round(from.y + eased * (to.y - from.y)),
    };
  }, POINTER_AT_FIRST);
}
