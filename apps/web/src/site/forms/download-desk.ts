import type { SendEvent } from '@overtone/client/analytics/page-visits';
import type { Host } from '@overtone/client/platform/host';
import { CALM_CHANGE_MS, calmly } from '@overtone/client/safety/calm-changes';
import type { DownloadPlacement, DownloadPlatform } from '@overtone/domain/analytics/events';
import { DOWNLOAD_MODAL_CLOSE_MS } from '@overtone/domain/contact/download-request';
import {
  canInstallHere,
  detectPlatform,
  type DeviceHints,
} from '@overtone/domain/device/detect-platform';
import type { Stop } from '@overtone/domain/stop';
import { atom, type ReadableAtom } from 'nanostores';
import { saveLate } from './late-forms.ts';

/** What the form for download links shows. */
export interface DownloadFormState {
  readonly isOpen: boolean;
  readonly email: string;
  /** Kept: saved, and mailed as soon as there is a release. */
  readonly status: 'idle' | 'submitting' | 'success' | 'kept' | 'error';
}

export interface DownloadDeskParts {
  readonly host: Pick<Host, 'fetch' | 'log' | 'now' | 'after' | 'wallClock'>;
  readonly device: () => DeviceHints;
  readonly send: SendEvent;
}

/** The download buttons of a page, and the form that mails the links to whoever cannot install here. */
export interface DownloadDesk {
  readonly $form: ReadableAtom<DownloadFormState>;
  /**
   * Records a click. True when the browser may go on to the download; otherwise the modal opens: at once, unless it did within
   * the last second, so that opening and closing it in haste does not flash.
   */
  press(platform: DownloadPlatform, location: DownloadPlacement): boolean;
  /** Closes the modal; an address that was not sent stays for the next time. */
  close(): void;
  setEmail(email: string): void;
  /**
   * Saves the address unless it is being saved already. Success closes the modal after 2 s and clears the address; what is
   * said of an address that is only kept stays until it is closed, and what is said on a page that has the form stays there.
   */
  submit(): Promise<void>;
}

const EMPTY: DownloadFormState = { isOpen: false, email: '', status: 'idle' };

function isSaved(status: DownloadFormState['status']): boolean {
  return status === 'success' || status === 'kept';
}

/** A desk whose modal is closed. */
export function createDownloadDesk({ host, device, send }: DownloadDeskParts): DownloadDesk {
  const $form = atom<DownloadFormState>(EMPTY);
  const change = (part: Partial<DownloadFormState>) => $form.set({ ...$form.get(), ...part });
  const openCalmly = calmly<void>(
    () => change({ isOpen: true, status: 'idle' }),
    host,
    CALM_CHANGE_MS,
  );
  let stopClosing: Stop | undefined;

  return {
    $form,
    press(platform, location) {
      const timestamp = host.wallClock().toISOString();
      send({ event: 'download_click', fields: { platform, location, userId: null, timestamp } });
      if (canInstallHere(detectPlatform(device()))) return true;
      stopClosing?.();
      openCalmly();
      return false;
    },
    close() {
      stopClosing?.();
      const { status, email } = $form.get();
      $form.set(isSaved(status) ? EMPTY : { isOpen: false, email, status: 'idle' });
    },
    setEmail: (email) => change({ email, status: 'idle' }),
    async submit() {
      const { email, status } = $form.get();
      if (status === 'submitting' || isSaved(status)) return;
      change({ status: 'submitting' });
      const { userAgent, platform = '' } = device();
      const outcome = await saveLate(host, (forms) =>
        forms.saveLinkRequest(host, { email, platform, userAgent }),
      );
      if (outcome === 'unsaved') return change({ status: 'error' });
      if (outcome === 'with_release') return change({ status: 'kept' });
      change({ status: 'success', email: '' });
      if (!$form.get().isOpen) return;
      stopClosing = host.after(DOWNLOAD_MODAL_CLOSE_MS, () => $form.set(EMPTY));
    },
  };
}
