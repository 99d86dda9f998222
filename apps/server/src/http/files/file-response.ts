import { parseByteRange } from './byte-range.ts';
import { fileEtag, matchesEtag } from './etag.ts';
import { type OpenedFile, openFile } from './opened-file.ts';
import type { RequestContext } from '../server-context.ts';

/** One stored form of a file. */
export interface FileVariant {
  readonly path: string;
  /** Content coding of this form; absent for the file as it is. */
  readonly encoding?: 'br' | 'gzip';
}

/** How a file is served. */
export interface FileOptions {
  readonly contentType: string;
  readonly cacheControl: string;
  /** Whether parts of it may be asked for. */
  readonly acceptsRanges?: boolean;
}

/**
 * Answers with the first of `variants` that exists: 200, 206, 304 or 416, without a body for HEAD.
 *
 * @returns undefined when none is a readable file.
 */
export async function fileResponse(
  context: RequestContext,
  variants: readonly FileVariant[],
  options: FileOptions,
  open = openFile,
): Promise<Response | undefined> {
  for (const variant of variants) {
    const file = await open(variant.path);
    if (file !== undefined) return respond(context, file, variant, options);
  }
  return undefined;
}

async function respond(
  context: RequestContext,
  file: OpenedFile,
  { encoding }: FileVariant,
  { contentType, cacheControl, acceptsRanges = false }: FileOptions,
): Promise<Response> {
  const { size, modifiedMs } = file;
  const etag = fileEtag(size, modifiedMs, encoding === undefined ? '' : `-${encoding}`);
  const headers = new Headers({
    'cache-control': cacheControl,
    etag,
    ...(acceptsRanges ? { 'accept-ranges': 'bytes' } : { vary: 'Accept-Encoding' }),
  });
  const withoutBody = async (status: number) => {
    await file.close();
    return new Response(null, { status, headers });
  };

  if (matchesEtag(context.req.header('if-none-match'), etag)) return withoutBody(304);

  const isRangeCurrent = (context.req.header('if-range') ?? etag) === etag;
  const range =
    acceptsRanges && isRangeCurrent
      ? parseByteRange(context.req.header('range'), size)
      : ({ kind: 'whole' } as const);
  if (range.kind === 'unsatisfiable') {
    headers.set('content-range', `bytes */${size}`);
    return withoutBody(416);
  }

  const [start, end] = range.kind === 'part' ? [range.start, range.end] : [0, size - 1];
  if (range.kind === 'part') headers.set('content-range', `bytes ${start}-${end}/${size}`);
  if (encoding !== undefined) headers.set('content-encoding', encoding);
  headers.set('content-type', contentType);
  headers.set('content-length', String(end - start + 1));
  const status = range.kind === 'part' ? 206 : 200;
  if (context.req.method === 'HEAD' || size === 0) return withoutBody(status);
  return new Response(await file.read(start, end), { status, headers });
}
