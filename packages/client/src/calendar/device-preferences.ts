import {
  calendarPreferencesSchema,
  DEFAULT_CALENDAR_PREFERENCES,
} from '@overtone/domain/calendar/calendar-preferences';
import type { Stop } from '@overtone/domain/stop';
import { atom } from 'nanostores';
import { z } from 'zod';
import type { HostStorage } from '../platform/host.ts';
import { keptText } from '../platform/kept-text.ts';
import { storedJson } from '../platform/stored-json.ts';
import type { SentPreferences } from './sent-preferences.ts';

/** Where somebody without an account has their preferences. */
const DEVICE_PREFERENCES_KEY = 'overtone.calendar-preferences';

const { autopilot, hostedTitles, leadMinutes } = calendarPreferencesSchema.shape;
const usual = DEFAULT_CALENDAR_PREFERENCES;
/** Each wish by itself: one that another version wrote takes no other with it. */
const devicePreferencesSchema = z.object({
  autopilot: autopilot.catch(usual.autopilot),
  hostedTitles: hostedTitles.catch(usual.hostedTitles),
  leadMinutes: leadMinutes.catch(usual.leadMinutes),
});

/** What somebody without an account wants of their calendar: the tabs of the device keep it together. */
export interface DevicePreferences extends SentPreferences {
  readonly stop: Stop;
}

/** Reads it, and follows what other tabs change of it. */
export function devicePreferences(storage: HostStorage): DevicePreferences {
  const kept = keptText(storage, DEVICE_PREFERENCES_KEY);
  const read = () => storedJson(kept.read(), devicePreferencesSchema) ?? usual;
  const $preferences = atom(read());
  return {
    $preferences,
    change(change) {
      const wanted = { ...read(), ...change };
      $preferences.set(wanted);
      kept.write(JSON.stringify(wanted));
      return Promise.resolve();
    },
    ask: () => () => undefined,
    stop: kept.onChangedElsewhere(() => $preferences.set(read())),
  };
}
