/** What a beacon's headers say about who sent it. */
export interface BeaconHeaders {
  readonly userAgent: string | undefined;
  /** `DNT` */
  readonly doNotTrack: string | undefined;
  /** `Sec-GPC` */
  readonly globalPrivacyControl: string | undefined;
  /** `Sec-Fetch-Site` */
  readonly fetchSite: string | undefined;
}

/** Programs that visit pages by themselves, as they commonly name themselves; a Cubot is a telephone. */
const BOT =
  /(?<!cu)bot(?:\b|_)|crawl|spider|slurp|headless|lighthouse|pagespeed|preview|monitor|pingdom|uptime|facebookexternalhit|curl|wget|python|java\/|go-http|okhttp|axios|node|libwww|scrapy|phantomjs|puppeteer|playwright|selenium/iu;

/**
 * Whether what a beacon reports may be kept: it comes from the site itself, from a browser that does not call itself a
 * bot, and its visitor has not asked to be left alone (Do Not Track, Global Privacy Control).
 */
export function mayBeCounted(headers: BeaconHeaders): boolean {
  const { userAgent = '', doNotTrack, globalPrivacyControl, fetchSite } = headers;
  return (
    doNotTrack !== '1' &&
    globalPrivacyControl !== '1' &&
    (fetchSite === undefined || fetchSite === 'same-origin') &&
    userAgent !== '' &&
    !BOT.test(userAgent)
  );
}
