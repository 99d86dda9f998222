import path from 'node:path';
import { mayTellOthers, type PageAddress } from '@overtone/domain/analytics/third-parties';
import { contentPolicy } from '../../http/policy/content-policy.ts';
import type { InlineCodeByPage } from '../../http/policy/inline-code.ts';
import type { OpenFile } from '../../http/files/opened-file.ts';
import { homeFile, homeInsteadFile } from './page-files.ts';

/** The built site, as the routes that serve it need it. */
export interface BuiltSite {
  readonly folder: string;
  readonly open: OpenFile;
  /** The content security policy of a page of the site, by its file, under the address that it is asked for. */
  readonly policyOf: (file: string, address: PageAddress) => string | undefined;
}

/**
 * Gives each page of the site in `folder` a policy that lets its own inline code run, and no other. Where the operator
 * uses Google Analytics it may come in, but for pages whose address is nobody else's.
 */
export function builtSite(
  folder: string,
  open: OpenFile,
  inlineCode: InlineCodeByPage,
  usesAnalytics: boolean,
): BuiltSite {
  const policiesWith = (usesOthers: boolean) =>
    new Map(
      [...inlineCode].map(([page, code]) => [
        path.join(folder, page),
        contentPolicy({ usesAnalytics: usesOthers, inlineCode: code }),
      ]),
    );
  const alone = policiesWith(false);
  const withOthers = usesAnalytics ? policiesWith(true) : alone;
  return {
    folder,
    open,
    policyOf: (file, address) =>
      (mayTellOthers(address) ? withOthers : alone).get(
        file === homeInsteadFile(folder) ? homeFile(folder) : file,
      ),
  };
}
