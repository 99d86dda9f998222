import type { HostStorage } from '@overtone/client/platform/host';
import { atom, type ReadableAtom } from 'nanostores';

/** Every choice of theme; `auto` follows the device. */
export const THEME_CHOICES = ['auto', 'day', 'night'] as const;

/** A choice of theme. */
export type ThemeChoice = (typeof THEME_CHOICES)[number];

const STORAGE_KEY = 'theme';

/** The person's choice of theme, kept on this device. */
export interface ThemeStore {
  readonly $choice: ReadableAtom<ThemeChoice>;
  choose(choice: ThemeChoice): void;
}

/** The choice kept on this device; without one, or with one that no version knows, it is `auto`. */
export function readThemeChoice(storage: Pick<HostStorage, 'read'>): ThemeChoice {
  const kept = storage.read(STORAGE_KEY);
  return THEME_CHOICES.find((choice) => choice === kept) ?? 'auto';
}

/** A store that begins with the choice kept on this device. */
export function createThemeStore(storage: HostStorage): ThemeStore {
  const $choice = atom(readThemeChoice(storage));
  return {
    $choice,
    choose(choice) {
      if (choice === 'auto') storage.remove(STORAGE_KEY);
      else storage.write(STORAGE_KEY, choice);
      $choice.set(choice);
    },
  };
}
