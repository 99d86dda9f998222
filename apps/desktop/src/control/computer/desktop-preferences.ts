import type { Host } from '@overtone/client/platform/host';
import { readableEntries } from '@overtone/client/platform/readable-entries';
import { storedJson } from '@overtone/client/platform/stored-json';
import { atom, computed, type ReadableAtom } from 'nanostores';
import { z } from 'zod';
import type { ControlShell } from '../../shell/commands.ts';
import { isOthersChord } from './hotkey-chord.ts';

/**
 * The hotkey until a person chooses another: no desktop uses it, it types nothing on any keyboard, and one hand finds
 * it in the dark.
 */
export const DEFAULT_HOTKEY = 'CmdOrCtrl+Shift+F8';

/** The same on a Mac, whose upper row does other things unless Fn is held. */
export const MAC_HOTKEY = 'Control+Alt+Super+KeyO';

/** Why a hotkey does not hold: its keys belong to other programs, or one of them or the system has taken them. */
export type HotkeyProblem = 'others' | 'taken';

/** Where the choices are kept on the device. */
export const PREFERENCES_KEY = 'overtone.desktop';

/** Monitors that are remembered as switched off: more than anybody has. */
const MOST_MONITORS = 64;

/** Each choice by itself: one that another version wrote takes no other with it. */
const preferencesSchema = z.object({
  /** Null until a person has chosen. */
  hotkey: z
    .string()
    .max(60)
    .nullable()
    .transform((chord) => (chord !== null && isOthersChord(chord) ? null : chord))
    .catch(null),
  isContentProtected: z.boolean().catch(false),
  monitorsOff: readableEntries(z.string().max(200))
    .transform((keys) => keys.slice(0, MOST_MONITORS))
    .catch([]),
});

type Preferences = Readonly<z.infer<typeof preferencesSchema>>;

const DEFAULTS: Preferences = {
  hotkey: null,
  isContentProtected: false,
  monitorsOff: [],
};

/** What a person chose for the app on this computer. */
export interface DesktopPreferences {
  /** The chord that starts and stops from anywhere; empty for none. */
  readonly $hotkey: ReadableAtom<string>;
  /** Why the hotkey that was asked for last does not hold; null when it does. */
  readonly $hotkeyProblem: ReadableAtom<HotkeyProblem | null>;
  readonly $isContentProtected: ReadableAtom<boolean>;
  /** Keys of the monitors that get no light. */
  readonly $monitorsOff: ReadableAtom<readonly string[]>;
  readonly setHotkey: (chord: string) => Promise<void>;
  readonly setContentProtected: (isProtected: boolean) => void;
  readonly setMonitorShown: (key: string, isShown: boolean) => void;
  /** Tells the shell, which remembers nothing, everything that was chosen, and what is usual on this system. */
  readonly apply: (platform: string) => Promise<void>;
}

export interface PreferenceParts {
  readonly shell: Pick<ControlShell, 'setHotkey' | 'setContentProtected' | 'setMonitorShown'>;
  readonly host: Pick<Host, 'storage' | 'log'>;
}

/** Reads what was chosen on this computer before. */
export function createDesktopPreferences({ shell, host }: PreferenceParts): DesktopPreferences {
  // Anything that no version wrote counts as nothing chosen.
  const kept = storedJson(host.storage.read(PREFERENCES_KEY), preferencesSchema) ?? DEFAULTS;
  const $chosen = atom(kept.hotkey);
  const $usual = atom(DEFAULT_HOTKEY);
  const $hotkey = computed([$chosen, $usual], (chosen, usual) => chosen ?? usual);
  const $hotkeyProblem = atom<HotkeyProblem | null>(null);
  const $isContentProtected = atom(kept.isContentProtected);
  const $monitorsOff = atom<readonly string[]>(kept.monitorsOff);

  function keep(): void {
    const preferences = {
      hotkey: $chosen.get(),
      isContentProtected: $isContentProtected.get(),
      monitorsOff: $monitorsOff.get(),
    };
    host.storage.write(PREFERENCES_KEY, JSON.stringify(preferences));
  }

  async function register(chord: string): Promise<boolean> {
    try {
      await shell.setHotkey(chord);
      $hotkeyProblem.set(null);
      return true;
    } catch (reason) {
      host.log.warn('The hotkey was refused', reason);
      $hotkeyProblem.set('taken');
      return false;
    }
  }

  const attempt = (telling: Promise<void>) =>
    telling.catch((reason: unknown) => host.log.warn('The shell refused a choice', reason));

  return {
    $hotkey,
    $hotkeyProblem,
    $isContentProtected,
    $monitorsOff,
    async setHotkey(chord) {
      if (isOthersChord(chord)) return $hotkeyProblem.set('others');
      const before = $hotkey.get();
      if (await register(chord)) {
        $chosen.set(chord);
        keep();
        return;
      }
      const problem = $hotkeyProblem.get();
      if (await register(before)) $hotkeyProblem.set(problem);
    },
    setContentProtected(isProtected) {
      $isContentProtected.set(isProtected);
      keep();
      void attempt(shell.setContentProtected(isProtected));
    },
    setMonitorShown(key, isShown) {
      const others = $monitorsOff.get().filter((other) => other !== key);
      $monitorsOff.set(isShown ? others : [...others, key]);
      keep();
      void attempt(shell.setMonitorShown(key, isShown));
    },
    async apply(platform) {
      if (platform === 'macos') $usual.set(MAC_HOTKEY);
      await register($hotkey.get());
      await attempt(shell.setContentProtected($isContentProtected.get()));
      for (const key of $monitorsOff.get()) void attempt(shell.setMonitorShown(key, false));
    },
  };
}
