import { z } from 'zod';
import {
  isVisible,
  LINES_WITHOUT_CONTROLS,
  WITHOUT_CONTROLS,
  WITHOUT_TURNS,
} from './visible-characters.ts';

/** Text of one line that can be stored and shown as it is: no control characters, no half of a surrogate pair. */
export function visibleText(maxLength: number) {
  return z.string().max(maxLength).regex(WITHOUT_CONTROLS).refine(isVisible);
}

/** What a person calls themselves or something of theirs: one line with something on it that turns no text around. */
export function ownName(maxLength: number) {
  return visibleText(maxLength).regex(WITHOUT_TURNS).trim().min(1);
}

/** Visible text of several lines, each ended by a line feed alone. */
export function visibleLines(maxLength: number) {
  return z
    .string()
    .max(maxLength)
    .regex(LINES_WITHOUT_CONTROLS)
    .refine((text) => text.isWellFormed());
}
