import path from 'node:path';

/** What a path on the site stands for. */
export type SitePath =
  /** A file whose name changes with its content. */
  | { readonly kind: 'asset'; readonly file: string }
  /** A page, or a file beside the pages; the candidates are tried in order. */
  | { readonly kind: 'page'; readonly candidates: readonly string[] };

const HOME = 'index.html';

/** The file of the home page. */
export function homeFile(root: string): string {
  return path.join(root, HOME);
}

/** What every unknown path shows: the home page as it says that it is another one. No address leads to it. */
export function homeInsteadFile(root: string): string {
  return path.join(root, '.instead.html');
}

/**
 * Maps the path of a URL, still percent-encoded, to files under `root`; undefined when it is no path that the site could
 * have. No path leads out of `root`.
 */
export function sitePath(root: string, pathname: string): SitePath | undefined {
  const segments = decodePath(pathname);
  if (segments === undefined) return undefined;
  if (segments.length === 0) return { kind: 'page', candidates: [homeFile(root)] };
  const file = path.join(root, ...segments);
  if (segments[0] === 'assets') return { kind: 'asset', file };
  return { kind: 'page', candidates: [`${file}.html`, path.join(file, HOME), file] };
}

function decodePath(pathname: string): readonly string[] | undefined {
  let decoded: string;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
  if (/[\\\0:]/u.test(decoded)) return undefined;
  const segments = decoded.split('/').filter((segment) => segment !== '');
  // Names that start with a dot are never part of the site; this covers "..", too.
  return segments.some((segment) => segment.startsWith('.')) ? undefined : segments;
}
