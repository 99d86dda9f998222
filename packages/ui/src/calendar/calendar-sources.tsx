import { PROVIDER_NAMES, SIGN_IN_PROVIDERS } from '@overtone/domain/account/sign-in-providers';
import { useStore } from '@nanostores/react';
import { useRef } from 'react';
import { Button } from '../controls/button.tsx';
import { useFocusOfGone } from '../controls/use-focus-of-gone.tsx';
import { useKeptFocus } from '../controls/use-kept-focus.tsx';
import { AddressForm } from './address-form.tsx';
import type { CalendarSourcesProps } from './calendar-parts.ts';
import { ConnectedCalendar } from './connected-calendar.tsx';
import { FileDrop } from './file-drop.tsx';

/** Where events come from, and how to add or remove a calendar. */
export function CalendarSources({ calendar, timeZone }: CalendarSourcesProps) {
  const calendars = useStore(calendar.$calendars);
  const file = useStore(calendar.$file);
  const place = useRef<HTMLElement>(null);
  useKeptFocus(place, useStore(calendar.$isBusy));
  useFocusOfGone(place, (all) => all.querySelector('button'));
  return (
    <section
      ref={place}
      aria-label="Your calendars"
      className="grid gap-5 border-t border-rule pt-5 first:border-t-0 first:pt-0"
    >
      <h3 className="label font-sans tracking-normal">Your calendars</h3>
      {(calendars.length > 0 || file !== null) && (
        <ul className="divide-y divide-rule border-y border-rule">
          {calendars.map((connected) => (
            <ConnectedCalendar
              key={connected.id}
              connected={connected}
              {...{ calendar, timeZone }}
            />
          ))}
          {file !== null && <FileCalendar name={file} onRemove={calendar.removeFile} />}
        </ul>
      )}
      <FileDrop onFile={calendar.readFile} onFailure={calendar.complain} />
      {calendar.isSignedIn ? (
        <>
          <ProviderButtons calendar={calendar} />
          <AddressForm calendar={calendar} />
        </>
      ) : (
        <p className="text-small text-muted">
          With an account you can also connect Google, Microsoft or a secret iCal address.
        </p>
      )}
    </section>
  );
}

function FileCalendar({
  name,
  onRemove,
}: {
  readonly name: string;
  readonly onRemove: () => void;
}) {
  return (
    <li className="flex items-center justify-between gap-4 py-2.5">
      <p className="min-w-0 wrap-anywhere">
        <bdi>{name}</bdi> <span className="text-note text-muted">File on this device</span>
      </p>
      <Button tone="quiet" aria-label={`Remove ${name}`} onPress={onRemove}>
        Remove
      </Button>
    </li>
  );
}

function ProviderButtons({ calendar }: Pick<CalendarSourcesProps, 'calendar'>) {
  const configured = useStore(calendar.$providers);
  const connected = useStore(calendar.$calendars).map(({ kind }) => kind);
  const isBusy = useStore(calendar.$isBusy);
  const offered = SIGN_IN_PROVIDERS.filter(
    (provider) => configured[provider] && !connected.includes(provider),
  );
  if (offered.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {offered.map((provider) => (
        <Button
          key={provider}
          isDisabled={isBusy}
          onPress={() => void calendar.connectProvider(provider)}
        >
          Connect {PROVIDER_NAMES[provider]} Calendar
        </Button>
      ))}
    </div>
  );
}
