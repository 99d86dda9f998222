import { minutes, startWith } from '@overtone/domain/program/own/build';
import { DEFAULT_FADE_MS, type Program } from '@overtone/domain/program/program';

/** What a person begins with who begins anew: one stage that holds, and the usual fade. */
export const NEW_PROGRAM: Program = {
  name: 'New program',
  start: startWith('deep_focus'),
  course: [minutes(25, 'hold')],
  fadeMs: DEFAULT_FADE_MS,
};
