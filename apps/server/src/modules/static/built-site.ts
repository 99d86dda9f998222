import path from 'node:path';
import { contentPolicy } from '../../http/content-policy.ts';
import type { InlineCodeByPage } from '../../http/inline-code.ts';
import type { OpenFile } from '../../http/opened-file.ts';

/** The built site, as the routes that serve it need it. */
export interface BuiltSite {
  readonly folder: string;
  readonly open: OpenFile;
  /** The content security policies of the pages that carry inline code, by their files. */
  readonly policies: ReadonlyMap<string, string>;
}

/** Gives each page of the site in `folder` a policy that lets its own inline code run, and no other. */
export function builtSite(
  folder: string,
  open: OpenFile,
  inlineCode: InlineCodeByPage,
  usesAnalytics: boolean,
): BuiltSite {
  const policies = new Map(
    [...inlineCode].map(([page, code]) => [
      path.join(folder, page),
      contentPolicy({ usesAnalytics, inlineCode: code }),
    ]),
  );
  return { folder, open, policies };
}
