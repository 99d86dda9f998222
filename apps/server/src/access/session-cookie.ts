/** Name of the cookie that keeps a person signed in; over HTTPS it has a prefix. */
export const SESSION_COOKIE = 'auth-token';

/** What the names of cookies begin with over HTTPS: browsers then take them from this very host alone (RFC 6265bis). */
export const HOST_PREFIX = '__Host-';
