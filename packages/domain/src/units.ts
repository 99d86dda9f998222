/** Cycles per second. */
export type Hertz = number;
/** Seconds, on whichever clock the signature names. */
export type Seconds = number;
/** Thousandths of a second. */
export type Milliseconds = number;
/** Degrees on the colour circle, 0 (red) to 360. */
export type Degrees = number;
/** A share from 0 to 1: a slider, an opacity, a linear gain. */
export type UnitInterval = number;
/** Whole turns of a rhythm; 0.25 is a quarter of the way through one pulse. */
export type Cycles = number;
/** Decibels. */
export type Decibels = number;
/** Whole days. */
export type Days = number;
/** United States dollars. */
export type Usd = number;
