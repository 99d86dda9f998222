import type { SessionSettings } from '@overtone/domain/session/settings';

/**
 * Why settings changed. `person`: a control, a hotkey or a menu. `suggestion`: the assistant's answer. `undo`: a step
 * taken back. `switch`: turned on or off. `sync`: what the person chose elsewhere. `calendar`: an event begins or ends.
 */
export type ChangeCause = 'person' | 'suggestion' | 'undo' | 'switch' | 'sync' | 'calendar';

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
