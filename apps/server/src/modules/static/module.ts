import path from 'node:path';
import type { Milliseconds } from '@overtone/domain/units';
import { fileShelf } from '../../http/files/file-shelf.ts';
import type { InlineCodeByPage } from '../../http/policy/inline-code.ts';
import type { RequestContext } from '../../http/server-context.ts';
import type { ServiceModule } from '../../server-module.ts';
import { builtSite } from './built-site.ts';
import { type FilledFiles, openFilled } from './filled-files.ts';
import { staticRoutes } from './routes.ts';
import { sitePage } from './site-file.ts';

/** The built site. */
export interface SiteDependencies {
  readonly siteFolder: string;
  /** Its files that carry what only the operator knows. */
  readonly filledFiles: FilledFiles;
  /** The inline code of its pages. */
  readonly inlineCode: InlineCodeByPage;
  /** Measurement id of Google Analytics; undefined where it is not used. */
  readonly analyticsId: string | undefined;
  /** A clock for durations. */
  readonly now: () => Milliseconds;
}

/** What others may ask of the site. */
export interface Site {
  /** Answers with a page of the site, by the name of its file; undefined where the site has none. */
  readonly page: (context: RequestContext, name: string) => Promise<Response | undefined>;
}

/** The pages, for every path that nobody else serves. */
export function createSite(dependencies: SiteDependencies): ServiceModule<Site> {
  const site = builtSite(
    dependencies.siteFolder,
    openFilled(dependencies.filledFiles, fileShelf(dependencies.now)),
    dependencies.inlineCode,
    dependencies.analyticsId !== undefined,
  );
  return {
    service: { page: (context, name) => sitePage(context, path.join(site.folder, name), site) },
    rest: ({ app }) => staticRoutes(app, site),
  };
}
