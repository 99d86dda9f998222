import { ACCOUNT_NAV } from '../content/account-nav.ts';
import { HEADER_LINKS, MENU_LINKS, SIGN_IN, SITE_TITLE } from '../content/header.ts';

/**
 * Where the header has no room for its links: a sheet under it with all of them, a person's own places first, and the way to
 * an account. It opens without JavaScript too; `closeMenu` closes it.
 */
export function SiteMenu() {
  return (
    <details data-behaviour="menu" className="group/menu lg:hidden">
      <summary className="flex min-h-11 min-w-11 cursor-pointer list-none items-center justify-center font-semibold hover:text-accent [&::-webkit-details-marker]:hidden">
        <span className="group-open/menu:hidden">Menu</span>
        <span className="hidden group-open/menu:inline">Close</span>
      </summary>
      <nav
        aria-label="Menu"
        className="absolute inset-x-0 top-full z-30 max-h-[calc(100dvh-var(--spacing-head))] overflow-y-auto border-y border-rule bg-paper shadow-[0_0_0_100vmax_var(--color-veil)] [clip-path:inset(0_-100vmax_-100vmax)]"
      >
        <ul className="page divide-y divide-rule py-2 text-base">
          {ACCOUNT_NAV.map((link) => (
            <MenuItem key={link.href} {...link} className="hidden in-data-member:block" />
          ))}
          <li className="label hidden pt-6 pb-1 in-data-member:block">{SITE_TITLE}</li>
          {[...HEADER_LINKS, ...MENU_LINKS].map((link) => (
            <MenuItem key={link.href} {...link} />
          ))}
          <MenuItem {...SIGN_IN} className="in-data-member:hidden" />
        </ul>
      </nav>
    </details>
  );
}

interface MenuItemProps {
  readonly text: string;
  readonly href: string;
  readonly className?: string;
}

function MenuItem({ text, href, className }: MenuItemProps) {
  return (
    <li className={className}>
      <a href={href} className="flex min-h-12 items-center hover:text-accent">
        {text}
      </a>
    </li>
  );
}
