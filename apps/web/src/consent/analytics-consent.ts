import type { Host } from '@overtone/client/platform/host';
import type { Stop } from '@overtone/domain/stop';
import { atom, type ReadableAtom } from 'nanostores';

/** What a person can say to being counted by Google Analytics. */
export const CONSENT_CHOICES = ['allowed', 'refused'] as const;

/** What a person said to it. */
export type ConsentChoice = (typeof CONSENT_CHOICES)[number];

/** Whether there is something to ask, and what was answered. */
export interface AnalyticsConsentState {
  /** Measurement id; null where the operator uses none. */
  readonly id: string | null;
  /** Null until the person has said something. */
  readonly choice: ConsentChoice | null;
  /** Whether the page asks by itself, in a line of its own, as long as there is no choice. */
  readonly isAsking: boolean;
}

/** Google Analytics, which runs only where the operator uses it and the person allowed it. */
export interface AnalyticsConsent {
  readonly $state: ReadableAtom<AnalyticsConsentState>;
  /** Acts on what was chosen on an earlier visit. */
  start(): Promise<void>;
  /** The same, and the page asks by itself where there is something to ask. */
  ask(): Promise<void>;
  /** Keeps the choice on this device and acts on it at once. */
  choose(choice: ConsentChoice): Promise<void>;
}

export interface AnalyticsConsentParts {
  readonly host: Pick<Host, 'storage'>;
  /** What `analyticsIdHere` says. */
  readonly id: string | null;
  /** Whether anybody else may hear of this page (`mayTellOthers`); otherwise a choice is only kept. */
  readonly mayRun: boolean;
  /** Loads what starts Google Analytics; it is not called before the person allowed it. */
  readonly load: () => Promise<{ readonly startGoogleAnalytics: (id: string) => Stop }>;
}

const STORAGE_KEY = 'google-analytics';

/** The choice kept on this device; nothing is started yet. */
export function createAnalyticsConsent(parts: AnalyticsConsentParts): AnalyticsConsent {
  const { host, id, mayRun, load } = parts;
  const kept = host.storage.read(STORAGE_KEY);
  const $state = atom<AnalyticsConsentState>({
    id,
    choice: CONSENT_CHOICES.find((choice) => choice === kept) ?? null,
    isAsking: false,
  });
  let stop: Stop | undefined;

  const isAllowed = () => mayRun && $state.get().choice === 'allowed';

  async function change(part: Partial<AnalyticsConsentState>): Promise<void> {
    $state.set({ ...$state.get(), ...part });
    if (!isAllowed()) {
      stop?.();
      stop = undefined;
    } else if (id) {
      const { startGoogleAnalytics } = await load();
      // The person may have changed their mind meanwhile.
      if (isAllowed()) stop ??= startGoogleAnalytics(id);
    }
  }

  return {
    $state,
    start: () => change({}),
    ask: () => change({ isAsking: true }),
    choose(choice) {
      host.storage.write(STORAGE_KEY, choice);
      return change({ choice });
    },
  };
}
