import { DOWNLOAD_PLATFORMS } from '@overtone/domain/analytics/events';
import { RELEASES_META } from '@overtone/domain/site/page-marks';

/** Whether this server has the app for any system, as it has written into the page. */
export function hasRelease(): boolean {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name=${RELEASES_META}]`);
  return (
    meta?.content.split(' ').some((name) => DOWNLOAD_PLATFORMS.some((known) => known === name)) ===
    true
  );
}
