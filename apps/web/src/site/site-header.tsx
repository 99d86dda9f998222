import { BUTTON_TONES } from '@overtone/ui/controls/button-tones';
import { HEADER_LINKS } from '../content/header.ts';
import { Wordmark } from './wordmark.tsx';

/** The head of every page: the name, where to go, and the way to try it. */
export function SiteHeader() {
  return (
    <header className="page flex h-16 items-center justify-between gap-3 sm:gap-6">
      <Wordmark />
      <nav aria-label="Main" className="flex items-center gap-7 text-small">
        {HEADER_LINKS.map(({ text, href }) => (
          <a key={href} href={href} className="hidden py-2 text-muted hover:text-accent md:block">
            {text}
          </a>
        ))}
        <a
          href="/demo"
          className={`${BUTTON_TONES.line} text-small max-[22rem]:px-2.5 max-[22rem]:text-note`}
        >
          Try it in your browser
        </a>
      </nav>
    </header>
  );
}
