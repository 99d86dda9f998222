import type { CalendarPreferences } from '@overtone/domain/calendar/calendar-preferences';
import { atom, type ReadableAtom } from 'nanostores';
import type { Refusal } from '../api/call.ts';
import type { CalendarApi } from './calendar-api.ts';

/** What a person wants of their calendars: shown at once, then kept by the server. */
export interface SentPreferences {
  readonly $preferences: ReadableAtom<CalendarPreferences>;
  /** Shows a change and sends it; resolves once nothing is left to send. */
  readonly change: (change: Partial<CalendarPreferences>) => Promise<void>;
  /**
   * To be called as the server is asked what it keeps. What is returned takes the answer, which counts for nothing where
   * the person has changed something since, or where it was not sure yet what the server would keep.
   */
  readonly ask: () => (answer: CalendarPreferences) => void;
}

/**
 * Sends one change after the other; of those that wait, the newest. What was refused is taken back to what the server was
 * last known to keep.
 *
 * @param first What is shown until the server has answered.
 * @param onSent Hears, once nothing is left to send, why the newest was refused; null where it was taken.
 */
export function sentPreferences(
  first: CalendarPreferences,
  send: CalendarApi['prefer'],
  onSent: (refusal: Refusal | null) => Promise<void>,
): SentPreferences {
  const $preferences = atom(first);
  let known = first;
  /** Moves on with everything that makes an answer on its way an old one. */
  let age = 0;
  let sending: Promise<void> | null = null;

  async function sendNewest(): Promise<void> {
    const wanted = $preferences.get();
    const sent = await send(wanted);
    age += 1;
    if (sent.ok) known = sent.value;
    if ($preferences.get() !== wanted) return sendNewest();
    $preferences.set(known);
    sending = null;
    await onSent(sent.ok ? null : sent.reason);
  }

  return {
    $preferences,
    change(change) {
      age += 1;
      $preferences.set({ ...$preferences.get(), ...change });
      return (sending ??= sendNewest());
    },
    ask() {
      const asked = sending === null ? age : null;
      return (answer) => {
        if (asked !== age) return;
        known = answer;
        $preferences.set(answer);
      };
    },
  };
}
