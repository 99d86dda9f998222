/** A validator for a file: it changes whenever the file's size or time of change does. */
export function fileEtag(size: number, modifiedMs: number, variant = ''): string {
  return `"${size.toString(36)}-${Math.round(modifiedMs).toString(36)}${variant}"`;
}

/** True when an `If-None-Match` header names `etag`, compared weakly as RFC 9110 section 13.1.2 says. */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header.split(',').some((entry) => {
    const candidate = entry.trim();
    return candidate === '*' || candidate.replace(/^W\//u, '') === etag;
  });
}
