import { z } from 'zod';
import { isVisible, LINES_WITHOUT_CONTROLS, WITHOUT_CONTROLS } from './visible-characters.ts';

/** Text of one line that can be stored and shown as it is: no control characters, no half of a surrogate pair. */
export function visibleText(maxLength: number) {
  return z.string().max(maxLength).regex(WITHOUT_CONTROLS).refine(isVisible);
}

/** The same of several lines, each ended by a line feed alone. */
export function visibleLines(maxLength: number) {
  return z
    .string()
    .max(maxLength)
    .regex(LINES_WITHOUT_CONTROLS)
    .refine((text) => text.isWellFormed());
}
