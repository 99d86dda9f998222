import type { Host } from '@overtone/client/platform/host';
import { storedJson } from '@overtone/client/platform/stored-json';
import { atom, type ReadableAtom } from 'nanostores';
import { z } from 'zod';
import type { ControlShell } from '../../shell/commands.ts';

/**
 * The hotkey until a person chooses another: no desktop uses it, it types nothing on any keyboard, and one hand finds
 * it in the dark.
 */
export const DEFAULT_HOTKEY = 'CmdOrCtrl+Shift+F8';

/** Where the choices are kept on the device. */
export const PREFERENCES_KEY = 'overtone.desktop';

const preferencesSchema = z.object({
  hotkey: z.string().max(60),
  isContentProtected: z.boolean(),
  monitorsOff: z.array(z.string().max(200)).max(64),
});

type Preferences = Readonly<z.infer<typeof preferencesSchema>>;

const DEFAULTS: Preferences = {
  hotkey: DEFAULT_HOTKEY,
  isContentProtected: false,
  monitorsOff: [],
};

/** What a person chose for the app on this computer. */
export interface DesktopPreferences {
  /** The chord that starts and stops from anywhere; empty for none. */
  readonly $hotkey: ReadableAtom<string>;
  /** Why the system refused the hotkey; null when it holds. */
  readonly $hotkeyProblem: ReadableAtom<string | null>;
  readonly $isContentProtected: ReadableAtom<boolean>;
  /** Keys of the monitors that get no light. */
  readonly $monitorsOff: ReadableAtom<readonly string[]>;
  readonly setHotkey: (chord: string) => Promise<void>;
  readonly setContentProtected: (isProtected: boolean) => void;
  readonly setMonitorShown: (key: string, isShown: boolean) => void;
  /** Tells the shell, which remembers nothing, everything that was chosen. */
  readonly apply: () => Promise<void>;
}

export interface PreferenceParts {
  readonly shell: Pick<ControlShell, 'setHotkey' | 'setContentProtected' | 'setMonitorShown'>;
  readonly host: Pick<Host, 'storage' | 'log'>;
}

/** Reads what was chosen on this computer before. */
export function createDesktopPreferences({ shell, host }: PreferenceParts): DesktopPreferences {
  // Anything that no version wrote counts as nothing chosen.
  const kept = storedJson(host.storage.read(PREFERENCES_KEY), preferencesSchema) ?? DEFAULTS;
  const $hotkey = atom(kept.hotkey);
  const $hotkeyProblem = atom<string | null>(null);
  const $isContentProtected = atom(kept.isContentProtected);
  const $monitorsOff = atom<readonly string[]>(kept.monitorsOff);

  function keep(): void {
    const preferences = {
      hotkey: $hotkey.get(),
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
      $hotkeyProblem.set(String(reason));
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
      const before = $hotkey.get();
      if (await register(chord)) {
        $hotkey.set(chord);
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
    async apply() {
      await register($hotkey.get());
      await attempt(shell.setContentProtected($isContentProtected.get()));
      for (const key of $monitorsOff.get()) void attempt(shell.setMonitorShown(key, false));
    },
  };
}
