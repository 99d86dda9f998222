import type { CalendarStore } from '@overtone/client/calendar/calendar-store';
import { MAX_CALENDAR_ADDRESS_LENGTH } from '@overtone/domain/contract/calendar';
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { Button } from '../controls/button.tsx';
import { TextField } from '../controls/text-field.tsx';

/** Where a person gives the secret address of a calendar. It stays in the field when it did not work. */
export function AddressForm({ calendar }: { readonly calendar: CalendarStore }) {
  const [address, setAddress] = useState('');
  const isBusy = useStore(calendar.$isBusy);
  async function connect() {
    await calendar.connectAddress(address);
    if (calendar.$problem.get() === null) setAddress('');
  }
  return (
    <form
      className="grid max-w-[40rem] gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (address.trim() !== '') void connect();
      }}
    >
      <div className="flex items-end gap-2 *:last:min-h-11 [&_input]:min-h-11">
        <TextField
          label="Secret iCal address"
          placeholder="https://… or webcal://…"
          maxLength={MAX_CALENDAR_ADDRESS_LENGTH}
          value={address}
          onChange={setAddress}
          isDisabled={isBusy}
        />
        <Button type="submit" isDisabled={isBusy}>
          {isBusy ? 'Reading…' : 'Connect'}
        </Button>
      </div>
      <p className="text-note text-muted">
        By itself the server reads it at most every 15 minutes. It keeps the address and the titles
        encrypted.
      </p>
    </form>
  );
}
