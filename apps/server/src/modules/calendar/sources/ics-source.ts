import { readIcs } from '@overtone/calendar/ics/read-ics';
import { expandCalendar } from '@overtone/calendar/occurrences/expand-calendar';
import { failed, ok } from '@overtone/domain/result';
import { z } from 'zod';
import { calendarAddress } from '../address/calendar-address.ts';
import { fetchCalendar, type FetchPolicy } from '../address/fetch-calendar.ts';
import type { CalendarSource } from '../calendar-source.ts';

const validatorsSchema = z.object({
  etag: z.string().optional(),
  lastModified: z.string().optional(),
});

/** Calendars at secret iCal addresses. */
export function icsSource(policy: FetchPolicy): CalendarSource {
  return {
    async read({ address = '', progress, window, ownAddresses, signal }) {
      const url = calendarAddress(address, policy.allowsPrivate);
      if (url === undefined) return failed({ problem: 'address_refused' });
      const fetched = await fetchCalendar(url, validatorsOf(progress), policy, signal);
      if (!fetched.ok || fetched.value.kind === 'unchanged') {
        return fetched.ok ? ok({ kind: 'unchanged' }) : fetched;
      }
      const calendar = readIcs(fetched.value.bytes, { ownAddresses });
      if (!calendar.ok) return failed({ problem: calendar.reason });
      const { occurrences } = expandCalendar(calendar.value, window);
      return ok({
        kind: 'whole',
        changes: occurrences.map((occurrence) => ({ kind: 'put', occurrence })),
        progress: JSON.stringify(fetched.value.validators),
        name: calendar.value.name || url.hostname,
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
