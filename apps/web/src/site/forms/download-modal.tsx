import { useStore } from '@nanostores/react';
import { DOWNLOAD_MODAL_TITLE } from '@overtone/domain/contact/download-request';
import { PRODUCT_NAME } from '@overtone/domain/product';
import { BUTTON_TONES } from '@overtone/ui/controls/button-tones';
import { useEffect, useId, useRef } from 'react';
import { hasRelease } from '../../platform/releases.ts';
import { DownloadForm } from './download-form.tsx';
import { useSite } from '../life/site-parts.tsx';

const LINKS_NOW =
  'Leave your email address, and the download links will be waiting for you at your desk.';
const LINKS_LATER =
  'There is no release to download yet. Leave your email address, and we’ll send you the links as soon as there is one.';

/** The dialog that a download button opens on a device that cannot install the app. */
export function DownloadModal() {
  const { downloads } = useSite();
  const { isOpen } = useStore(downloads.$form);
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    if (isOpen && dialog.current?.open === false) dialog.current.showModal();
    if (!isOpen) dialog.current?.close();
  }, [isOpen]);

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={() => downloads.close()}
      className="m-auto w-[min(30rem,calc(100vw-2rem))] rounded-key border border-edge bg-surface p-6 text-ink backdrop:veil sm:p-8"
    >
      {isOpen && (
        <>
          <h2 id={titleId} className="text-head">
            {DOWNLOAD_MODAL_TITLE}
          </h2>
          <p className="mt-3 text-muted">
            {PRODUCT_NAME} runs on macOS and Windows. {hasRelease() ? LINKS_NOW : LINKS_LATER}
          </p>
          <DownloadForm action="Send Download Links" />
          <button
            type="button"
            onClick={() => downloads.close()}
            className={`${BUTTON_TONES.quiet} mt-4`}
          >
            Close
          </button>
        </>
      )}
    </dialog>
  );
}
