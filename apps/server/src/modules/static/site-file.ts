import path from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import { CONTENT_POLICY, ENCODER_POLICY } from '../../http/policy/content-policy.ts';
import {
  type FileOptions,
  fileResponse,
  type FileVariant,
} from '../../http/files/file-response.ts';
import type { RequestContext } from '../../http/server-context.ts';
import type { BuiltSite } from './built-site.ts';

const FOREVER = 'public, max-age=31536000, immutable';
const REVALIDATE = 'no-cache';

/** The script of the worker that makes audio files, as the build names it. */
const FILE_WORKER = /^render-worker-[\w-]+\.js$/u;

/** Answers with a file of the built site whose name changes with its content; undefined when there is none. */
export async function siteAsset(
  context: RequestContext,
  file: string,
  site: BuiltSite,
): Promise<Response | undefined> {
  const asset = await siteFile(context, file, FOREVER, site);
  // A worker has the policy that its script comes with, not that of its page.
  if (FILE_WORKER.test(path.basename(file))) asset?.headers.set(CONTENT_POLICY, ENCODER_POLICY);
  return asset;
}

/** Answers with a page of the built site, or with a file beside the pages; undefined when there is none. */
export async function sitePage(
  context: RequestContext,
  file: string,
  site: BuiltSite,
): Promise<Response | undefined> {
  const page = await siteFile(context, file, REVALIDATE, site);
  const policy = site.policyOf(file, new URL(context.req.url));
  // A 304 carries it, too: what it confirms is the page with that inline code.
  if (policy !== undefined) page?.headers.set(CONTENT_POLICY, policy);
  return page;
}

function siteFile(
  context: RequestContext,
  file: string,
  cacheControl: string,
  site: BuiltSite,
): Promise<Response | undefined> {
  const options: FileOptions = {
    contentType: getMimeType(file) ?? 'application/octet-stream',
    cacheControl,
  };
  const variants = variantsOf(file, context.req.header('accept-encoding'));
  return fileResponse(context, variants, options, site.open);
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
