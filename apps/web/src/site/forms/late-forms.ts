import type { Host } from '@overtone/client/platform/host';
import type * as forms from './save-forms.ts';

type Forms = typeof forms;

/** Saves a form by code that is loaded when somebody sends one; where it does not load, nothing was saved. */
export async function saveLate<Outcome>(
  host: Pick<Host, 'log'>,
  save: (forms: Forms) => Promise<Outcome>,
): Promise<Outcome | 'unsaved'> {
  try {
    return await save(await import('./save-forms.ts'));
  } catch (cause) {
    host.log.error('A form was not saved', cause);
    return 'unsaved';
  }
}
