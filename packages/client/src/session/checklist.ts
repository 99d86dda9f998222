import type { Stop } from '@overtone/domain/stop';
import { atom, type ReadableAtom } from 'nanostores';
import type { Session } from './session.ts';

/** Names of the three items. */
export type ChecklistItemId = 'experience-effect' | 'try-suggestions' | 'adjust-intensity';

/** One thing to try in the demo. */
export interface ChecklistItem {
  readonly id: ChecklistItemId;
  readonly text: string;
  readonly completed: boolean;
}

/** The items as a visitor first sees them. */
const CHECKLIST_ITEMS: readonly ChecklistItem[] = [
  { id: 'experience-effect', text: 'Experience the AVE effect', completed: false },
  { id: 'try-suggestions', text: 'Try different AI suggestions', completed: false },
  { id: 'adjust-intensity', text: 'Adjust intensity to your preference', completed: false },
];

/** The "Try It Out" list. */
export interface Checklist {
  readonly $items: ReadableAtom<readonly ChecklistItem[]>;
  /** Ticks or unticks an item by hand. */
  readonly toggle: (id: ChecklistItemId) => void;
  /** Stops watching the session. */
  readonly stop: Stop;
}

/**
 * Makes the list and completes its items as the session goes: the effect was turned on, a suggestion was applied, the
 * intensity differs from its default. An item completes when its condition comes true, not while it stays true, so
 * that one unticked by hand stays unticked.
 */
export function createChecklist(
  session: Pick<Session, 'defaults' | '$settings' | '$lastChange'>,
): Checklist {
  const $items = atom(CHECKLIST_ITEMS);

  function update(id: ChecklistItemId, completed: (item: ChecklistItem) => boolean): void {
    $items.set(
      $items.get().map((item) => (item.id === id ? { ...item, completed: completed(item) } : item)),
    );
  }

  function completeWhen(id: ChecklistItemId): (holds: boolean) => void {
    let held = false;
    return (holds) => {
      if (holds && !held) update(id, () => true);
      held = holds;
    };
  }

  const effectIsOn = completeWhen('experience-effect');
  const intensityDiffers = completeWhen('adjust-intensity');
  const defaultStrength = session.defaults.globalModulationStrength;
  const stopSettings = session.$settings.subscribe((settings) => {
    effectIsOn(settings.isOn);
    intensityDiffers(settings.globalModulationStrength !== defaultStrength);
  });
  const stopChanges = session.$lastChange.listen((change) => {
    if (change?.cause === 'suggestion') update('try-suggestions', () => true);
  });

  return {
    $items,
    toggle: (id) => update(id, (item) => !item.completed),
    stop() {
      stopSettings();
      stopChanges();
    },
  };
}
