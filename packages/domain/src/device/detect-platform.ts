/** Kinds of device that a download button tells apart. */
export const PLATFORMS = ['mobile', 'mac', 'windows', 'linux', 'unknown'] as const;

/** Kind of device. */
export type Platform = (typeof PLATFORMS)[number];

/** What a browser says about its device. */
export interface DeviceHints {
  readonly userAgent: string;
  readonly platform?: string;
  readonly maxTouchPoints?: number;
}

const MOBILE = /android|iphone|ipad|ipod|windows phone|mobile|\bios\b/iu;
const MAC = /macintosh|macintel|mac os|macos/iu;
const WINDOWS = /windows|win32|win64/iu;
const LINUX = /linux|x11|\bcros\b/iu;

/** The kind of device behind a browser. An iPad that asks for desktop pages says Macintosh, but has a touch screen. */
export function detectPlatform(hints: DeviceHints): Platform {
  const said = `${hints.userAgent} ${hints.platform ?? ''}`;
  if (MOBILE.test(said)) return 'mobile';
  if (MAC.test(said)) return (hints.maxTouchPoints ?? 0) > 1 ? 'mobile' : 'mac';
  if (WINDOWS.test(said)) return 'windows';
  return LINUX.test(said) ? 'linux' : 'unknown';
}

/** Whether a download button works here; on every other kind of device it offers to send the links by mail. */
export function canInstallHere(platform: Platform): boolean {
  return platform === 'mac' || platform === 'windows';
}
