import type { Stop } from '@overtone/domain/stop';

const SCRIPT = 'https://www.googletagmanager.com/gtag/js';

declare global {
  interface Window {
    /** The queue that Google's script reads; it takes only `arguments` objects. */
    dataLayer?: IArguments[];
  }
}

/**
 * Loads Google Analytics, which counts this visit and sets `_ga` (two years). Stopping silences it on this page and
 * removes its cookies; a script that has run cannot be unloaded.
 */
export function startGoogleAnalytics(id: string): Stop {
  const silence = `ga-disable-${id}`;
  Reflect.set(window, silence, false);
  tag('js', new Date());
  tag('config', id);
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
