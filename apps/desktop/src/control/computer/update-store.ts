import { atom, type ReadableAtom } from 'nanostores';
import type { ControlShell, UpdateCheck } from '../../shell/commands.ts';

/** How the question for a newer version stands. */
export type UpdateStatus =
  | { readonly kind: 'not-asked' | 'asking' | 'installing' | 'failed' }
  | UpdateCheck;

/** Newer versions of the app. */
export interface UpdateStore {
  readonly $status: ReadableAtom<UpdateStatus>;
  readonly check: () => Promise<void>;
  /** Installs the newer version and starts it. */
  readonly install: () => Promise<void>;
}

/** Makes the store; it asks nobody by itself. */
export function createUpdateStore(
  shell: Pick<ControlShell, 'checkUpdate' | 'installUpdate'>,
): UpdateStore {
  const $status = atom<UpdateStatus>({ kind: 'not-asked' });
  const attempt = async (run: () => Promise<UpdateStatus>) => {
    try {
      $status.set(await run());
    } catch {
      $status.set({ kind: 'failed' });
    }
  };
  return {
    $status,
    async check() {
      $status.set({ kind: 'asking' });
      await attempt(shell.checkUpdate);
    },
    async install() {
      $status.set({ kind: 'installing' });
      await attempt(async () => {
        await shell.installUpdate();
        return { kind: 'failed' };
      });
    },
  };
}
