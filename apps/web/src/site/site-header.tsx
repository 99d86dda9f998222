import { BUTTON_TONES } from '@overtone/ui/controls/button-tones';
import { ACCOUNT_NAV } from '../content/account-nav.ts';
import { HEADER_LINKS } from '../content/header.ts';
import { SiteMenu } from './site-menu.tsx';
import { Wordmark } from './wordmark.tsx';

const [SESSION, ...PLACES] = ACCOUNT_NAV;

/** The head of every page: the name, where to go, and a person's own places, their session as a button, or for who has none the way to try it. */
export function SiteHeader() {
  return (
    <header className="relative">
      <div className="page flex h-head items-center justify-between gap-3 sm:gap-5">
        <Wordmark />
        <div className="flex items-center gap-4 text-small whitespace-nowrap sm:gap-5">
          <nav aria-label="Main" className="hidden items-center gap-5 lg:flex">
            {HEADER_LINKS.map((link) => (
              <HeaderLink key={link.href} {...link} />
            ))}
          </nav>
          <nav
            aria-label="Account"
            className="hidden items-center gap-5 border-l border-rule pl-5 lg:in-data-member:flex"
          >
            {PLACES.map((link) => (
              <HeaderLink key={link.href} {...link} />
            ))}
          </nav>
          <a href={SESSION.href} className={`${BUTTON_TONES.line} text-small`}>
            <span className="in-data-member:hidden">
              Try it<span className="max-sm:sr-only"> in your browser</span>
            </span>
            <span className="hidden in-data-member:inline">{SESSION.text}</span>
          </a>
          <SiteMenu />
        </div>
      </div>
    </header>
  );
}

function HeaderLink({ text, href }: { readonly text: string; readonly href: string }) {
  return (
    <a href={href} className="py-2 text-muted hover:text-accent">
      {text}
    </a>
  );
}
