import { DEFAULT_TIME_ZONE } from '@overtone/domain/account/time-zone';
import { expect, it, onTestFinished, vi } from 'vitest';
import { localTimeZone } from './local-time-zone.ts';

/** A computer of which the browser says that its time zone is `name`. */
function setTo(name: string | undefined): void {
  const options = new Intl.DateTimeFormat().resolvedOptions();
  const said = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions');
  // Not every browser keeps to the type.
  said.mockReturnValue(Object.assign(options, { timeZone: name }));
  onTestFinished(() => said.mockRestore());
}

it('is the zone that the computer is set to', () => {
  setTo('Asia/Kolkata');
  expect(localTimeZone()).toBe('Asia/Kolkata');
});

it.each([[undefined], [''], ['Etc/Unknown'], ['Nowhere/City'], ['+02:00']])(
  'is the default zone where the computer’s is said to be %j',
  (name) => {
    setTo(name);
    expect(localTimeZone()).toBe(DEFAULT_TIME_ZONE);
  },
);
