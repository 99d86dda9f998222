import { useStore } from '@nanostores/react';
import { useHydrated } from '@overtone/ui/controls/use-hydrated';
import { useId } from 'react';
import { THEME_CHOICES, type ThemeChoice, type ThemeStore } from './theme-choice.ts';

const NAMES: Readonly<Record<ThemeChoice, string>> = { auto: 'Auto', day: 'Day', night: 'Night' };

/** Auto, Day or Night. Native radio buttons, so that pages without a control library can have it. */
export function ThemeSwitch({ theme }: { readonly theme: ThemeStore }) {
  const name = useId();
  // Pages are pre-rendered without a choice; React takes the kept one up after it has matched them.
  const chosen = useStore(theme.$choice, { ssr: (): ThemeChoice => 'auto' });
  const isAlive = useHydrated();
  return (
    <fieldset disabled={!isAlive} className="flex rounded-key border border-edge">
      <legend className="sr-only">Theme</legend>
      {THEME_CHOICES.map((choice) => (
        <label key={choice} className="theme-key">
          <input
            type="radio"
            className="sr-only"
            name={name}
            checked={choice === chosen}
            onChange={() => theme.choose(choice)}
          />
          {NAMES[choice]}
        </label>
      ))}
    </fieldset>
  );
}
