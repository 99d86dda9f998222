import { DOWNLOAD_PAGE } from '../content/download.ts';
import { DownloadForm } from '../site/forms/download-form.tsx';
import type { PageLife } from '../site/life/page-life.ts';

/** What lives on a download page. */
export function life(): PageLife {
  return { islands: { 'download-form': <DownloadForm action={DOWNLOAD_PAGE.form.action} /> } };
}
