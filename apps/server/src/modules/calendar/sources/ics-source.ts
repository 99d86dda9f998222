import { failed, ok } from '@overtone/domain/result';
import { z } from 'zod';
import { calendarAddress } from '../address/calendar-address.ts';
import { fetchCalendar, type FetchPolicy } from '../address/fetch-calendar.ts';
import type { CalendarSource } from '../calendar-source.ts';
import type { CalendarReader } from '../reading/calendar-reader.ts';

const validatorsSchema = z.object({
  etag: z.string().optional(),
  lastModified: z.string().optional(),
});

/** Calendars at secret iCal addresses. */
export function icsSource(policy: FetchPolicy, reader: CalendarReader): CalendarSource {
  return {
    async read({ address = '', progress, window, ownAddresses, signal }) {
      const url = calendarAddress(address, policy.allowsPrivate);
      if (url === undefined) return failed({ problem: 'address_refused' });
      const fetched = await fetchCalendar(url, validatorsOf(progress), policy, signal);
      if (!fetched.ok || fetched.value.kind === 'unchanged') {
        return fetched.ok ? ok({ kind: 'unchanged' }) : fetched;
      }
      const { bytes, validators } = fetched.value;
      const file = { bytes, window, ownAddresses };
      const calendar = await reader.readFile(file, signal).catch(() => undefined);
      if (calendar === undefined) return failed({ problem: 'unreachable', cause: 'not read' });
      if (!calendar.ok) return calendar;
      const { name, changes } = calendar.value;
      return ok({
        kind: 'whole',
        changes,
        progress: JSON.stringify(validators),
        name: name || url.hostname,
      });
    },
  };
}

function validatorsOf(progress: string | undefined) {
  if (progress === undefined) return {};
  const { etag, lastModified } = validatorsSchema.parse(JSON.parse(progress));
  return {
    ...(etag === undefined ? {} : { etag }),
    ...(lastModified === undefined ? {} : { lastModified }),
  };
}
