import { useStore } from '@nanostores/react';
import {
  DOWNLOAD_FREQUENCY_TEXT,
  DOWNLOAD_KEPT_TEXT,
} from '@overtone/domain/contact/download-notes';
import {
  DOWNLOAD_FAILURE_TEXT,
  DOWNLOAD_SUCCESS_TEXT,
} from '@overtone/domain/contact/download-request';
import { INVALID_EMAIL_TEXT } from '@overtone/domain/contact/invalid-email-text';
import { BUTTON_TONES } from '@overtone/ui/controls/button-tones';
import { useHydrated } from '@overtone/ui/controls/use-hydrated';
import { useId } from 'react';
import { useSite } from '../life/site-parts.tsx';
import { keepFocus } from './keep-focus.ts';
import { useAddressCheck } from './use-address-check.ts';
import { useEarlyText } from './use-early-text.ts';

/** What has come in the form's place goes on where its button was, unless somebody is at something else. */
function takeFocus(said: HTMLOutputElement | null): void {
  if (document.activeElement === document.body) said?.focus();
}

/** Asks for an address to mail the download links to, and says how that went; `action` is what its button says. */
export function DownloadForm({ action }: { readonly action: string }) {
  const { downloads } = useSite();
  const { email, status } = useStore(downloads.$form);
  const field = useEarlyText((text) => downloads.setEmail(text));
  const address = useAddressCheck();
  const fieldId = useId();
  const wrongId = useId();
  const isAlive = useHydrated();
  const isBusy = status === 'submitting';
  if (status === 'success' || status === 'kept') {
    const text = status === 'kept' ? DOWNLOAD_KEPT_TEXT : DOWNLOAD_SUCCESS_TEXT;
    return (
      <output ref={takeFocus} tabIndex={-1} className="mt-4 block text-read outline-none">
        {text}
      </output>
    );
  }
  return (
    <form
      noValidate
      className="mt-4 grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        const form = event.currentTarget;
        if (address.isFine(form)) void keepFocus(form, downloads.submit());
      }}
    >
      <label htmlFor={fieldId} className="label">
        Your email address
      </label>
      <div className="flex flex-wrap gap-3">
        <input
          ref={field}
          id={fieldId}
          type="email"
          required
          autoComplete="email"
          disabled={isBusy}
          value={email}
          aria-invalid={address.isWrong}
          aria-describedby={address.isWrong ? wrongId : undefined}
          onChange={(event) => {
            address.forget();
            downloads.setEmail(event.target.value);
          }}
          className="well h-11 min-w-0 flex-[1_1_14rem] px-3"
        />
        <button type="submit" disabled={isBusy || !isAlive} className={BUTTON_TONES.solid}>
          {isBusy ? 'Sending…' : action}
        </button>
      </div>
      {address.isWrong && (
        <p id={wrongId} role="alert" className="text-small text-warn">
          {INVALID_EMAIL_TEXT}
        </p>
      )}
      <p className="text-note text-faint">{DOWNLOAD_FREQUENCY_TEXT}</p>
      {status === 'error' && (
        <p role="alert" className="text-small text-warn">
          {DOWNLOAD_FAILURE_TEXT}
        </p>
      )}
    </form>
  );
}
