import { PRODUCT_NAME } from '@overtone/domain/product';
import type { MailText } from './mail-text.ts';

/** The mail that the download modal promises. */
export function downloadLinksText(siteUrl: string): MailText {
  const at = (path: string) => new URL(path, siteUrl).href;
  return {
    subject: `Your ${PRODUCT_NAME} download links`,
    blocks: [
      { kind: 'paragraph', text: 'Hello,' },
      {
        kind: 'paragraph',
        text: `Here are the links you asked for. Open this mail on your computer and choose the one for your system:`,
      },
      { kind: 'link', label: `${PRODUCT_NAME} for macOS`, url: at('/download/mac') },
      { kind: 'link', label: `${PRODUCT_NAME} for Windows`, url: at('/download/windows') },
      {
        kind: 'paragraph',
        text: `If you'd rather try it first, the demo runs in your browser and installs nothing:`,
      },
      { kind: 'link', label: 'Try the demo', url: at('/demo') },
      {
        kind: 'paragraph',
        text: `A word on safety: ${PRODUCT_NAME} works with rhythmic light and sound. If you or anyone nearby has photosensitive epilepsy or a seizure disorder, please talk to a doctor before you use it.`,
      },
    ],
    reason: `You are getting this one mail because someone typed your address on the ${PRODUCT_NAME} site to have download links sent. If that wasn't you, you can ignore it; we won't write again because of it.`,
  };
}
