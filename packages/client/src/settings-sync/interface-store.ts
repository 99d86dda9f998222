import type {
  InterfaceSettings,
  Layout,
  ThemeChoice,
} from '@overtone/domain/session/interface-settings';
import { keptOf } from '@overtone/domain/session/setting-row';
import { SETTING_TABLE } from '@overtone/domain/session/setting-table';
import type { Stop } from '@overtone/domain/stop';
import { atom, type ReadableAtom } from 'nanostores';
import type { HostStorage } from '../platform/host.ts';
import { keptText } from '../platform/kept-text.ts';
import { storedRecord } from '../platform/stored-json.ts';

/** Where the choice is kept on the device, so that a page has the right theme before it knows who is there. */
export const INTERFACE_KEY = 'overtone.interface';

/** How the product looks to this person, and what it asks them. */
export interface InterfaceStore {
  readonly $interface: ReadableAtom<InterfaceSettings>;
  readonly setTheme: (theme: ThemeChoice) => void;
  readonly setLayout: (layout: Layout) => void;
  readonly setAsksForRatings: (asks: boolean) => void;
  /** Takes over what the person chose elsewhere. */
  readonly follow: (chosen: Partial<InterfaceSettings>) => void;
  /** Calls `see` after a choice that was made here. */
  readonly onChosen: (see: () => void) => Stop;
}

/** Makes the store with what this device keeps. */
export function createInterfaceStore(storage: HostStorage): InterfaceStore {
  const text = keptText(storage, INTERFACE_KEY);
  const $interface = atom(readKept(text.read()));
  const watchers = new Set<() => void>();

  function follow(chosen: Partial<InterfaceSettings>): void {
    // Another tab may have kept something since.
    const next = { ...readKept(text.read()), ...chosen };
    text.write(JSON.stringify(next));
    $interface.set(next);
  }

  function choose(chosen: Partial<InterfaceSettings>): void {
    follow(chosen);
    watchers.forEach((see) => see());
  }

  return {
    $interface,
    setTheme: (theme) => choose({ theme }),
    setLayout: (layout) => choose({ layout }),
    setAsksForRatings: (asksForRatings) => choose({ asksForRatings }),
    follow,
    onChosen(see) {
      const own = () => see();
      watchers.add(own);
      return () => void watchers.delete(own);
    },
  };
}

function readKept(text: string | null): InterfaceSettings {
  return keptOf(SETTING_TABLE.interface, storedRecord(text));
}
