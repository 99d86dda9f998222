import type { Cycles, Hertz, Seconds } from '../units.ts';

/** A rhythm with a pace of its own, and a pulse that drives it. */
export interface Drive {
  /** The rhythm's own frequency. */
  readonly ownHz: Hertz;
  /** The pulse's frequency. */
  readonly driveHz: Hertz;
  /** How far the pulse can pull the rhythm from its own pace; 0 leaves it alone. */
  readonly pullHz: Hertz;
}

/** What becomes of a driven rhythm in the long run. */
export interface Driven {
  readonly isLocked: boolean;
  /** Its mean frequency. */
  readonly meanHz: Hertz;
  /** Where it stands against the pulse once it keeps time with it, -0.25 (behind) to 0.25; null while it does not. */
  readonly offset: Cycles | null;
}

/**
 * The long run of a driven phase oscillator, d(psi)/dt = 2 pi (own - drive) - 2 pi pull sin(psi), where psi is the
 * rhythm's phase less the pulse's: it keeps time where the two paces differ by no more than the pull, and beats at
 * sqrt(difference² - pull²) beyond. Drawn over drive and pull the first is a wedge, the Arnold tongue of 1:1.
 * Source: R. Adler, "A study of locking phenomena in oscillators", Proc. IRE 34 (1946) 351-357.
 */
export function driven({ ownHz, driveHz, pullHz }: Drive): Driven {
  const apartHz = ownHz - driveHz;
  if (Math.abs(apartHz) <= pullHz) {
    const offset = pullHz === 0 ? 0 : Math.asin(apartHz / pullHz) / (2 * Math.PI);
    return { isLocked: true, meanHz: driveHz, offset };
  }
  const beatHz = Math.sqrt(apartHz ** 2 - pullHz ** 2);
  return { isLocked: false, meanHz: driveHz + Math.sign(apartHz) * beatHz, offset: null };
}

/** The rhythm's phase less the pulse's at a time, in closed form, where both began together; it is never wrapped. */
export function phaseApart({ ownHz, driveHz, pullHz }: Drive, atSeconds: Seconds): Cycles {
  // In radians a second; tan(psi / 2) turns the equation into one of Riccati's. Slower or faster is a change of sign.
  const apart = 2 * Math.PI * Math.abs(ownHz - driveHz);
  const pull = 2 * Math.PI * pullHz;
  const sign = Math.sign(ownHz - driveHz) / Math.PI;
  if (apart === 0) return 0;
  if (apart === pull) return sign * Math.atan((apart * atSeconds) / (2 + pull * atSeconds));
  if (apart < pull) {
    const settling = Math.sqrt(pull ** 2 - apart ** 2);
    const end = apart / (pull + settling);
    const left = Math.exp(-settling * atSeconds);
    return sign * Math.atan((end * (1 - left)) / (1 - end ** 2 * left));
  }
  const beat = Math.sqrt(apart ** 2 - pull ** 2);
  const turned = (beat * atSeconds) / 2 - Math.atan(pull / beat);
  const within = Math.atan((pull + beat * Math.tan(turned)) / apart);
  return sign * (within + Math.PI * Math.round(turned / Math.PI));
}
