import { SessionBar } from '@overtone/ui/session/session-bar';
import { AccountLink } from './account-link.tsx';
import type { DemoStores } from '../demo-stores.ts';
import { DEMO } from '../../content/demo.ts';
import { HeaderBar } from './header-bar.tsx';
import type { ThemeStore } from '../../theme/theme-choice.ts';
import { ThemeSwitch } from '../../theme/theme-switch.tsx';

export interface DemoHeaderProps extends Pick<
  DemoStores,
  'session' | 'output' | '$who' | 'signInWindow'
> {
  readonly theme: ThemeStore;
}

/** The bar that stays: the name, the quick controls (at a thumb's reach on a phone), the theme, the way to the app. */
export function DemoHeader({ session, output, $who, signInWindow, theme }: DemoHeaderProps) {
  return (
    <HeaderBar>
      <div className="fixed inset-x-0 bottom-0 z-30 border-t border-rule bg-paper px-4 pt-2 pb-[calc(0.5rem+env(safe-area-inset-bottom))] lg:static lg:max-w-136 lg:flex-1 lg:border-0 lg:p-0">
        <SessionBar session={session} output={output} />
      </div>
      <div className="flex items-center gap-5">
        <div className="hidden w-44 sm:block">
          <ThemeSwitch theme={theme} />
        </div>
        <AccountLink $who={$who} signInWindow={signInWindow} />
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
