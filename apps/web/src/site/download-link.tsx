import type { DownloadPlacement, DownloadPlatform } from '@overtone/domain/analytics/events';
import { BUTTON_TONES, type ButtonTone } from '@overtone/ui/controls/button-tones';
import { PLATFORM_NAMES } from '../content/pages.ts';
import { useSite } from './site-parts.tsx';

/** What a download link is given. */
export interface DownloadLinkProps {
  readonly platform: DownloadPlatform;
  readonly placement: DownloadPlacement;
  /** How loudly it speaks; without a tone it is a link among links. */
  readonly tone?: ButtonTone;
  readonly className?: string;
}

/** A download that is counted; on a device that cannot install the app it offers to mail the links instead. */
export function DownloadLink({ platform, placement, tone, className = '' }: DownloadLinkProps) {
  const { downloads } = useSite();
  return (
    <a
      href={`/download/${platform}`}
      className={`${tone ? BUTTON_TONES[tone] : ''} ${className}`}
      onClick={(event) => {
        if (!downloads.press(platform, placement)) event.preventDefault();
      }}
    >
      Download for {PLATFORM_NAMES[platform]}
    </a>
  );
}

/** Both downloads, side by side. */
export function DownloadLinks({ placement }: { readonly placement: DownloadPlacement }) {
  return (
    <div className="flex flex-wrap gap-3">
      <DownloadLink platform="mac" placement={placement} tone="line" />
      <DownloadLink platform="windows" placement={placement} tone="line" />
    </div>
  );
}
