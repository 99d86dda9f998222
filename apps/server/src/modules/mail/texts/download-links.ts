import { DOWNLOAD_PLATFORMS, type DownloadPlatform } from '@overtone/domain/analytics/events';
import { PRODUCT_NAME } from '@overtone/domain/product';
import type { MailBlock, MailText } from './mail-text.ts';

const SYSTEMS: Readonly<Record<DownloadPlatform, string>> = { mac: 'macOS', windows: 'Windows' };

/** The mail that the download modal promises; `releases` are the systems that there is something to download for. */
export function downloadLinksText(
  siteUrl: string,
  releases: readonly DownloadPlatform[],
): MailText {
  const at = (path: string) => new URL(path, siteUrl).href;
  const missing = DOWNLOAD_PLATFORMS.filter((platform) => !releases.includes(platform));
  return {
    subject: `Your ${PRODUCT_NAME} download links`,
    blocks: [
      { kind: 'paragraph', text: 'Hello,' },
      {
        kind: 'paragraph',
        text: `Here is what you asked for. Open this email on your computer and choose the link for your system:`,
      },
      ...releases.map((platform): MailBlock => ({
        kind: 'link',
        label: `${PRODUCT_NAME} for ${SYSTEMS[platform]}`,
        url: at(`/download/${platform}`),
      })),
      ...missing.map((platform): MailBlock => ({
        kind: 'paragraph',
        text: `There is no release for ${SYSTEMS[platform]} yet.`,
      })),
      {
        kind: 'paragraph',
        text: `If you’d rather try it first, the demo runs in your browser and installs nothing:`,
      },
      { kind: 'link', label: 'Try the demo', url: at('/demo') },
      {
        kind: 'paragraph',
        text: `A word on safety: ${PRODUCT_NAME} works with rhythmic light and sound. If you or anyone nearby has photosensitivity or a seizure disorder, or may have, please talk to a doctor before you use it.`,
      },
    ],
    reason: `You are getting this one email because someone typed your address on the ${PRODUCT_NAME} site to ask for download links. If that wasn’t you, you can ignore it, or have the address forgotten; we won’t write again because of it.`,
  };
}
