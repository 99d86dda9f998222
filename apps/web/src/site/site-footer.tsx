import type { TaskState } from '@overtone/domain/suggestion/states';
import { FOOTER_COLUMNS, FOOTER_NOTE, type FooterLink, NEWSLETTER } from '../content/footer.ts';
import { SIGN_IN } from '../content/header.ts';
import { Wordmark } from './wordmark.tsx';
import { DownloadLink } from './forms/download-link.tsx';
import { Known } from './known.tsx';
import { Island } from './life/island.tsx';
import { SocialLinks } from './social-links.tsx';

/** The end of every page: downloads, links, newsletter, theme. */
export function SiteFooter({ ink }: { readonly ink: TaskState | undefined }) {
  return (
    <footer id="footer" data-ink={ink} className="mt-24 border-t border-rule bg-surface">
      <div className="page grid gap-x-16 gap-y-12 py-14 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <nav aria-label="Footer" className="grid grid-cols-2 gap-x-6 gap-y-10 sm:grid-cols-4">
          {FOOTER_COLUMNS.map(({ title, links }) => (
            <div key={title}>
              <h2 className="text-small font-semibold">{title}</h2>
              <ul className="mt-2 text-small text-muted">
                {title === 'Product' && <Downloads />}
                {links.map((link) => (
                  <Item key={link.text} link={link} />
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <section aria-labelledby="newsletter-title">
          <h2 id="newsletter-title" className="text-title">
            {NEWSLETTER.title}
          </h2>
          <p className="mt-2 mb-4 text-small text-muted">{NEWSLETTER.text}</p>
          <Island name="newsletter" />
        </section>
      </div>
      <div className="page">
        <div className="grid items-center gap-x-16 gap-y-4 border-t border-rule py-5 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <div className="grid grid-cols-2 items-center gap-x-6 gap-y-4 sm:grid-cols-4">
            <Wordmark />
            <p className="text-note text-faint max-sm:order-last max-sm:col-span-2 sm:col-span-2">
              {FOOTER_NOTE}
            </p>
            <a href={SIGN_IN.href} className={`${QUIET} in-data-member:hidden`}>
              {SIGN_IN.text}
            </a>
          </div>
          <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
            <SocialLinks />
            <div className="w-44">
              <Island name="theme" />
            </div>
          </div>
        </div>
      </div>
    </footer>
  );
}

function Downloads() {
  return (['mac', 'windows'] as const).map((platform) => (
    <li key={platform}>
      <DownloadLink platform={platform} placement="footer" className={ITEM} />
    </li>
  ));
}

const ITEM = 'inline-flex min-h-8 items-center hover:text-accent';

const ITEM_AWAY = 'inline-flex min-h-8 items-center gap-2 text-faint';

const QUIET = 'inline-flex min-h-8 items-center text-small text-muted hover:text-accent';

/** A link that needs an address is none until the operator has one. */
function Item({ link: { text, href, needs } }: { readonly link: FooterLink }) {
  if (href === undefined) return <Away text={text} />;
  const item = (
    <li>
      <a href={href} className={ITEM}>
        {text}
      </a>
    </li>
  );
  return needs === undefined ? (
    item
  ) : (
    <Known fact={needs} otherwise={<Away text={text} />}>
      {item}
    </Known>
  );
}

function Away({ text }: { readonly text: string }) {
  return (
    <li>
      <span aria-disabled="true" className={ITEM_AWAY}>
        {text} <span className="figure text-note">Soon</span>
      </span>
    </li>
  );
}
