import { SignInLink } from './sign-in-link.tsx';
import type { DemoStores } from '../demo-stores.ts';
import { DEMO } from '../../content/demo.ts';
import { HeaderBar } from './header-bar.tsx';
import { Places } from './places.tsx';
import type { ThemeStore } from '../../theme/theme-choice.ts';
import { ThemeSwitch } from '../../theme/theme-switch.tsx';

export interface DemoHeaderProps extends Pick<DemoStores, '$who' | 'signInWindow'> {
  readonly theme: ThemeStore;
}

/** The bar at the top: the name, a person's own places, the theme, the way to an account and to the app. */
export function DemoHeader({ $who, signInWindow, theme }: DemoHeaderProps) {
  return (
    <HeaderBar>
      <Places $who={$who} />
      <div className="flex items-center gap-3 sm:gap-5">
        <div className="hidden w-44 sm:block">
          <ThemeSwitch theme={theme} />
        </div>
        <SignInLink $who={$who} signInWindow={signInWindow} />
        <a
          href="/"
          className="text-small font-semibold whitespace-nowrap underline decoration-rule decoration-1 underline-offset-4 hover:text-accent hover:decoration-current"
        >
          {DEMO.header.getApp}
        </a>
      </div>
    </HeaderBar>
  );
}
