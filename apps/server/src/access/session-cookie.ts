/** Name of the cookie that keeps a person signed in; over HTTPS it has a prefix. */
export const SESSION_COOKIE = 'auth-token';

/** What the names of cookies begin with over HTTPS: browsers then take them from this very host alone (RFC 6265bis). */
export const HOST_PREFIX = '__Host-';

/** What a cookie that only this host may set is called. */
export function cookieName(name: string, isHttps: boolean): string {
  return `${isHttps ? HOST_PREFIX : ''}${name}`;
}
