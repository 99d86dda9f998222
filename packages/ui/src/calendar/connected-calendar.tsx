import { SYNC_PROBLEM_SENTENCES } from '@overtone/domain/calendar/sync-problems';
import type { Calendar } from '@overtone/domain/contract/calendar';
import { useStore } from '@nanostores/react';
import { Button } from '../controls/button.tsx';
import type { CalendarSourcesProps } from './calendar-parts.ts';

const KIND_NAMES: Readonly<Record<Calendar['kind'], string>> = {
  ics: 'Secret address',
  google: 'Google account',
  microsoft: 'Microsoft account',
};

/** A connected calendar: when it was read last, what is wrong with it, and how to be rid of it. */
export function ConnectedCalendar({
  connected,
  calendar,
  timeZone,
}: CalendarSourcesProps & { readonly connected: Calendar }) {
  const { id, kind, name, problem, syncedAt } = connected;
  const isBusy = useStore(calendar.$isBusy);
  const isToBeAllowed = problem === 'needs_consent' && kind !== 'ics';
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 py-2.5">
      <div className="min-w-0">
        <p className="wrap-anywhere">
          <bdi>{name}</bdi> <span className="text-note text-muted">{KIND_NAMES[kind]}</span>
        </p>
        {problem === null ? (
          <p className="text-note text-muted">{syncedText(syncedAt, timeZone)}</p>
        ) : (
          <p className="text-note text-warn">{SYNC_PROBLEM_SENTENCES[problem]}</p>
        )}
      </div>
      <div className="flex gap-4">
        {isToBeAllowed ? (
          <Button
            tone="quiet"
            isDisabled={isBusy}
            aria-label={`Allow again: ${name}`}
            onPress={() => void calendar.connectProvider(kind)}
          >
            Allow again
          </Button>
        ) : (
          <Button
            tone="quiet"
            isDisabled={isBusy}
            aria-label={`Read again: ${name}`}
            onPress={() => void calendar.sync(id)}
          >
            Read again
          </Button>
        )}
        <Button
          tone="quiet"
          isDisabled={isBusy}
          aria-label={`Remove ${name}`}
          onPress={() => void calendar.disconnect(id)}
        >
          Remove
        </Button>
      </div>
    </li>
  );
}

function syncedText(syncedAt: string | null, timeZone: string): string {
  if (syncedAt === null) return 'Not read yet';
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return `Read ${format.format(new Date(syncedAt)).replace(',', '')}`;
}
