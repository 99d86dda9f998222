import type { Stop } from '@overtone/domain/stop';

const SCRIPT = 'https://www.googletagmanager.com/gtag/js';

declare global {
  interface Window {
    /** The queue that Google's script reads; it takes only `arguments` objects. */
    dataLayer?: IArguments[];
  }
}

/**
 * Loads Google Analytics, which counts this visit and sets `_ga` (two years). It is told the page without what a link or
 * a visitor added to its address, and where the visitor came from by site only. Stopping silences it on this page and
 * removes its cookies; a script that has run cannot be unloaded.
 */
export function startGoogleAnalytics(id: string): Stop {
  const silence = `ga-disable-${id}`;
  Reflect.set(window, silence, false);
  tag('js', new Date());
  tag('config', id, { page_location: openAddress(), page_referrer: referringSite() });
  const script = document.createElement('script');
  script.async = true;
  script.src = `${SCRIPT}?id=${id}`;
  document.head.append(script);
  return () => {
    Reflect.set(window, silence, true);
    script.remove();
    removeCookies();
  };
}

/** Of what stands after the path, only the campaign that a link is from. */
function openAddress(): string {
  const { origin, pathname, search } = location;
  const campaign = [...new URLSearchParams(search)].filter(([name]) => name.startsWith('utm_'));
  const query = campaign.length > 0 ? `?${new URLSearchParams(campaign).toString()}` : '';
  return `${origin}${pathname}${query}`;
}

function referringSite(): string {
  return URL.canParse(document.referrer) ? `${new URL(document.referrer).origin}/` : '';
}

function tag(..._values: readonly unknown[]): void {
  window.dataLayer ??= [];
  // oxlint-disable-next-line prefer-rest-params -- see `dataLayer`
  window.dataLayer.push(arguments);
}

/** Google sets them on the highest domain that takes them, so each is asked for. */
function removeCookies(): void {
  const names = document.cookie.split('; ').flatMap((cookie) => /^_ga\w*/u.exec(cookie) ?? []);
  const labels = location.hostname.split('.');
  const domains = labels.map((_, index) => labels.slice(index).join('.'));
  for (const name of names) {
    for (const domain of ['', ...domains.map((each) => `; domain=${each}`)]) {
      document.cookie = `${name}=; max-age=0; path=/${domain}`;
    }
  }
}
