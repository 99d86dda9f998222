import type { DeviceHints } from '@overtone/domain/device/detect-platform';

/** What this browser says about its device. */
export function browserDevice(): DeviceHints {
  const { userAgent, platform, maxTouchPoints } = navigator;
  return { userAgent, platform, maxTouchPoints };
}

/** Whether the visitor asked not to be counted: Global Privacy Control, or the older Do Not Track. */
export function asksForPrivacy(browser: object = navigator): boolean {
  const { globalPrivacyControl, doNotTrack } = browser as {
    readonly globalPrivacyControl?: unknown;
    readonly doNotTrack?: unknown;
  };
  return globalPrivacyControl === true || doNotTrack === '1';
}
