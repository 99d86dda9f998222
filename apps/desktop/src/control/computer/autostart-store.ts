import { atom, type ReadableAtom } from 'nanostores';
import type { ControlShell } from '../../shell/commands.ts';

/** Whether the app starts with the computer. The system remembers it. */
export interface AutostartStore {
  readonly $isOn: ReadableAtom<boolean>;
  /** Whether the system refused the last change. */
  readonly $isRefused: ReadableAtom<boolean>;
  readonly set: (isOn: boolean) => Promise<void>;
  /** Takes what the system says. */
  readonly take: (isOn: boolean) => void;
}

/** Makes the store, off until the system says otherwise. */
export function createAutostartStore(shell: Pick<ControlShell, 'setAutostart'>): AutostartStore {
  const $isOn = atom(false);
  const $isRefused = atom(false);
  return {
    $isOn,
    $isRefused,
    async set(isOn) {
      try {
        await shell.setAutostart(isOn);
        $isOn.set(isOn);
        $isRefused.set(false);
      } catch {
        $isRefused.set(true);
      }
    },
    take: (isOn) => $isOn.set(isOn),
  };
}
