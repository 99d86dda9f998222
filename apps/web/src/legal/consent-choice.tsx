import { useStore } from '@nanostores/react';
import { useHydrated } from '@overtone/ui/controls/use-hydrated';
import { useId } from 'react';
import { CONSENT_CHOICES } from '../consent/analytics-consent.ts';
import { CONSENT } from '../content/consent.ts';
import { asksForPrivacy } from '../platform/device.ts';
import { useSite } from '../site/life/site-parts.tsx';

const NAMES = { allowed: CONSENT.allow, refused: CONSENT.refuse } as const;

/** The same choice on the cookie page, where it can be changed. Without JavaScript nothing is counted, nor asked. */
export function ConsentChoice() {
  const { analytics } = useSite();
  const { id, choice } = useStore(analytics.$state);
  const isHydrated = useHydrated();
  const isPrivate = isHydrated && asksForPrivacy();
  const name = useId();
  if (isPrivate) return <p className="mt-4 text-muted">{CONSENT.choice.private}</p>;
  if (!isHydrated) return null;
  if (id === null) return <p className="mt-4 text-muted">{CONSENT.choice.unused}</p>;
  return (
    <fieldset className="mt-4">
      <legend className="font-serif text-read">{CONSENT.choice.lead}</legend>
      <div className="mt-3 flex flex-wrap gap-x-8 gap-y-2">
        {CONSENT_CHOICES.map((each) => (
          <label key={each} className="flex min-h-11 cursor-pointer items-center gap-2.5">
            <input
              type="radio"
              name={name}
              className="size-4 accent-accent"
              checked={each === choice}
              onChange={() => void analytics.choose(each)}
            />
            {NAMES[each]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
