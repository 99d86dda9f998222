import { DOWNLOAD_PLACEMENTS, DOWNLOAD_PLATFORMS } from '@overtone/domain/analytics/events';
import type { Stop } from '@overtone/domain/stop';
import type { DownloadDesk } from './download-desk.ts';

/** Hands every press on a download link under `root` to the desk, which may keep the browser from following it. */
export function watchDownloadLinks(root: HTMLElement, desk: Pick<DownloadDesk, 'press'>): Stop {
  const listening = new AbortController();
  const onClick = (event: MouseEvent) => {
    const { target } = event;
    const link = target instanceof Element && target.closest<HTMLElement>('a[data-download]');
    if (!link) return;
    const { download, placement } = link.dataset;
    const platform = DOWNLOAD_PLATFORMS.find((known) => known === download);
    const location = DOWNLOAD_PLACEMENTS.find((known) => known === placement);
    if (platform && location && !desk.press(platform, location)) event.preventDefault();
  };
  root.addEventListener('click', onClick, { signal: listening.signal });
  return () => listening.abort();
}
