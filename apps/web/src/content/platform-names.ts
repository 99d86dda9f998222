import type { DownloadPlatform } from '@overtone/domain/analytics/events';

/** Names of the two systems that the app is made for, as people know them. */
export const PLATFORM_NAMES: Readonly<Record<DownloadPlatform, string>> = {
  mac: 'macOS',
  windows: 'Windows',
};
