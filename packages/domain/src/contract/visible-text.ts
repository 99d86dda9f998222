import { z } from 'zod';
import { isVisible, WITHOUT_CONTROLS } from './visible-characters.ts';

/** Text of one line that can be stored and shown as it is: no control characters, no half of a surrogate pair. */
export function visibleText(maxLength: number) {
  return z.string().max(maxLength).regex(WITHOUT_CONTROLS).refine(isVisible);
}
