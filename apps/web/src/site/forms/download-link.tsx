import type { DownloadPlacement, DownloadPlatform } from '@overtone/domain/analytics/events';
import { BUTTON_TONES, type ButtonTone } from '@overtone/ui/controls/button-tones';
import { PLATFORM_NAMES } from '../../content/platform-names.ts';

export interface DownloadLinkProps {
  readonly platform: DownloadPlatform;
  readonly placement: DownloadPlacement;
  /** How loudly it speaks; without a tone it is a link among links. */
  readonly tone?: ButtonTone;
  readonly className?: string;
}

/** A download; what pressing it does besides is decided in `download-links.ts`. */
export function DownloadLink({ platform, placement, tone, className = '' }: DownloadLinkProps) {
  return (
    <a
      href={`/download/${platform}`}
      className={`${tone ? BUTTON_TONES[tone] : ''} ${className}`}
      data-download={platform}
      data-placement={placement}
    >
      Download for {PLATFORM_NAMES[platform]}
    </a>
  );
}

/** Both downloads, side by side; on a phone one under the other, as wide as each other. */
export function DownloadLinks({ placement }: { readonly placement: DownloadPlacement }) {
  return (
    <div className="flex flex-wrap gap-3 max-sm:grid max-sm:w-fit">
      <DownloadLink platform="mac" placement={placement} tone="line" />
      <DownloadLink platform="windows" placement={placement} tone="line" />
    </div>
  );
}
