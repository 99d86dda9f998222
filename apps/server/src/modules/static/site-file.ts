import { getMimeType } from 'hono/utils/mime';
import { type FileOptions, fileResponse, type FileVariant } from '../../http/file-response.ts';
import type { OpenFile } from '../../http/opened-file.ts';
import type { RequestContext } from '../../http/server-context.ts';

const FOREVER = 'public, max-age=31536000, immutable';
const REVALIDATE = 'no-cache';

/** Answers with a file of the built site whose name changes with its content; undefined when there is none. */
export function siteAsset(
  context: RequestContext,
  file: string,
  open: OpenFile,
): Promise<Response | undefined> {
  return siteFile(context, file, FOREVER, open);
}

/** Answers with a page of the built site, or with a file beside the pages; undefined when there is none. */
export function sitePage(
  context: RequestContext,
  file: string,
  open: OpenFile,
): Promise<Response | undefined> {
  return siteFile(context, file, REVALIDATE, open);
}

function siteFile(
  context: RequestContext,
  file: string,
  cacheControl: string,
  open: OpenFile,
): Promise<Response | undefined> {
  const options: FileOptions = {
    contentType: getMimeType(file) ?? 'application/octet-stream',
    cacheControl,
  };
  const variants = variantsOf(file, context.req.header('accept-encoding'));
  return fileResponse(context, variants, options, open);
}

/** The forms that the build wrote, best first, as far as the client takes them. */
function variantsOf(file: string, acceptEncoding = ''): readonly FileVariant[] {
  const accepted = new Set(
    acceptEncoding
      .split(',')
      .map((entry) => entry.trim().toLowerCase())
      .filter((entry) => !/;\s*q=0(?:\.0*)?$/u.test(entry))
      .map((entry) => entry.split(';')[0]?.trim()),
  );
  return [
    ...(accepted.has('br') ? [{ path: `${file}.br`, encoding: 'br' as const }] : []),
    ...(accepted.has('gzip') ? [{ path: `${file}.gz`, encoding: 'gzip' as const }] : []),
    { path: file },
  ];
}
