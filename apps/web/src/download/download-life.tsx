import { DownloadForm } from '../site/download-form.tsx';
import type { PageLife } from '../site/page-life.ts';

/** What lives on a download page. */
export function downloadLife(): PageLife {
  return { islands: { 'download-form': <DownloadForm /> } };
}
