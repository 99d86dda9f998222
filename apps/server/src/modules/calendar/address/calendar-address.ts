/** The address that a person means, or undefined where it is none that may be asked. `webcal` stands for https. */
export function calendarAddress(text: string, allowsPrivate: boolean): URL | undefined {
  const address = text.trim().replace(/^webcals?:/iu, 'https:');
  return URL.canParse(address) ? checkedAddress(new URL(address), allowsPrivate) : undefined;
}

/** The address itself where it may be asked: https, and neither a name nor a password in it. */
export function checkedAddress(url: URL, allowsPrivate: boolean): URL | undefined {
  const isSecure = url.protocol === 'https:' || (allowsPrivate && url.protocol === 'http:');
  const hasCredentials = url.username !== '' || url.password !== '';
  return isSecure && !hasCredentials ? url : undefined;
}
