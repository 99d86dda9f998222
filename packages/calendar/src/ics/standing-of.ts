import type { EventStanding } from '@overtone/domain/calendar/occurrence';
import { type IcsComponent, propertyOf } from './component.ts';

/** What Outlook and Exchange say of an event, beside what the standard says. */
const OUTLOOK: Readonly<Record<string, EventStanding>> = {
  FREE: 'free',
  OOF: 'away',
  TENTATIVE: 'tentative',
};

/** What an event means for the time of the person whose addresses these are. */
export function standingOf(
  component: IcsComponent,
  ownAddresses: ReadonlySet<string>,
): EventStanding {
  const answer = ownAnswer(component, ownAddresses);
  if (answer === 'DECLINED') return 'declined';
  const outlook = OUTLOOK[word(component, 'x-microsoft-cdo-busystatus')];
  if (outlook !== undefined) return outlook;
  if (word(component, 'transp') === 'TRANSPARENT') return 'free';
  const isTentative = answer === 'TENTATIVE' || word(component, 'status') === 'TENTATIVE';
  return isTentative ? 'tentative' : 'busy';
}

function ownAnswer(
  { properties }: IcsComponent,
  ownAddresses: ReadonlySet<string>,
): string | undefined {
  const own = properties.find(
    ({ name, values: [address] }) =>
      name === 'attendee' &&
      ownAddresses.has(
        String(address)
          .toLowerCase()
          .replace(/^mailto:/u, ''),
      ),
  );
  return own?.parameters['partstat']?.toUpperCase();
}

function word(component: IcsComponent, name: string): string {
  const value = propertyOf(component, name)?.values[0];
  return typeof value === 'string' ? value.toUpperCase() : '';
}
