import { ANALYTICS_ID } from '@overtone/domain/analytics/analytics-id';
import { ANALYTICS_META } from '@overtone/domain/site/page-marks';

/** The measurement id of Google Analytics that this server has written into the page; null where there is none. */
export function analyticsIdHere(): string | null {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name=${ANALYTICS_META}]`);
  return meta && ANALYTICS_ID.test(meta.content) ? meta.content : null;
}
