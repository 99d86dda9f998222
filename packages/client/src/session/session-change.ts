import type { SessionSettings } from '@overtone/domain/session/settings';

/**
 * Why settings changed. `person`: a control, a hotkey or a menu. `suggestion`: the assistant's answer. `order`: the same,
 * where it sets nothing that a program sets, so that one that plays goes on. `undo`: a step taken back. `switch`: turned on
 * or off. `sync`: what the person chose elsewhere. `calendar`: an event begins or ends.
 */
export type ChangeCause =
  | 'person'
  | 'suggestion'
  | 'order'
  | 'undo'
  | 'switch'
  | 'sync'
  | 'calendar';

/** What comes of words to the assistant, and is a step of its own that its card takes back. */
export function isAssistants(cause: ChangeCause | undefined): boolean {
  return cause === 'suggestion' || cause === 'order';
}

/** Settings to change. On and off go through the switch, which limits how often they may follow each other. */
export type SettingsChange = Partial<Omit<SessionSettings, 'isOn'>> & { readonly isOn?: never };

/** One write to the settings. `before` and `after` are the same object when it changed nothing. */
export interface SessionChange {
  readonly cause: ChangeCause;
  readonly before: SessionSettings;
  readonly after: SessionSettings;
  /** The same of the settings without what an event of a calendar leads. */
  readonly own: { readonly before: SessionSettings; readonly after: SessionSettings };
}
