import { atom, type ReadableAtom } from 'nanostores';
import type { ShellState } from '../../shell/commands.ts';

/** Systems that the app runs on. */
export const SYSTEMS = ['macos', 'windows', 'linux'] as const;

/** A system that the app runs on. */
export type SystemName = (typeof SYSTEMS)[number];

/** What the app runs on, and which version it is. */
export interface SystemState {
  readonly platform: SystemName;
  readonly version: string;
}

/** What never changes while the app runs. */
export interface SystemStore {
  readonly $state: ReadableAtom<SystemState>;
  /** Takes what the shell says. A system without a name of its own counts as Linux, which promises least. */
  readonly take: (state: Pick<ShellState, 'platform' | 'version'>) => void;
}

/** Makes the store, on Linux until the shell has spoken. */
export function createSystemStore(): SystemStore {
  const $state = atom<SystemState>({ platform: 'linux', version: '' });
  return {
    $state,
    take({ platform, version }) {
      const known = SYSTEMS.find((system) => system === platform) ?? 'linux';
      $state.set({ platform: known, version });
    },
  };
}
