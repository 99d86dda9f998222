const WITH_REGION = /^[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})(?:-|$)/iu;

/** The country that somebody's languages speak of ("en-GB": GB), the first one named; undefined where none is. */
export function regionOf(languages: readonly string[]): string | undefined {
  for (const language of languages) {
    const region = WITH_REGION.exec(language.trim())?.[1];
    if (region !== undefined) return region.toUpperCase();
  }
  return undefined;
}
