import { useStore } from '@nanostores/react';
import type { DemoStores } from '../demo-stores.ts';
import { ACCOUNT_NAV } from '../../content/account-nav.ts';

/** Where this page is. */
const HERE = '/demo';

/** The places of a person who has an account; nothing for anybody else. */
export function Places({ $who }: Pick<DemoStores, '$who'>) {
  if (useStore($who).kind !== 'member') return null;
  return (
    <nav aria-label="Account" className="demo-places text-small">
      {ACCOUNT_NAV.map(({ text, href }) => (
        <a
          key={href}
          href={href.startsWith(`${HERE}#`) ? href.slice(HERE.length) : href}
          aria-current={href === HERE ? 'page' : undefined}
          className="py-2 text-muted hover:text-accent aria-[current=page]:font-semibold aria-[current=page]:text-ink"
        >
          {text}
        </a>
      ))}
    </nav>
  );
}
