import { useStore } from '@nanostores/react';
import {
  NEWSLETTER_FAILURE_TEXT,
  NEWSLETTER_SUBMITTING_TEXT,
  NEWSLETTER_SUCCESS_TEXT,
} from '@overtone/domain/contact/newsletter-subscriber';
import { INVALID_EMAIL_TEXT } from '@overtone/domain/contact/invalid-email-text';
import { BUTTON_TONES } from '@overtone/ui/controls/button-tones';
import { useHydrated } from '@overtone/ui/controls/use-hydrated';
import { useId } from 'react';
import { NEWSLETTER } from '../../content/footer.ts';
import { useSite } from '../life/site-parts.tsx';
import { keepFocus } from './keep-focus.ts';
import { useAddressCheck } from './use-address-check.ts';
import { useEarlyText } from './use-early-text.ts';

/** The newsletter sign-up. */
export function NewsletterForm() {
  const { newsletter } = useSite();
  const { email, status } = useStore(newsletter.$state);
  const field = useEarlyText((text) => newsletter.setEmail(text));
  const address = useAddressCheck();
  const fieldId = useId();
  const wrongId = useId();
  const isAlive = useHydrated();
  const isBusy = status === 'submitting';
  return (
    <form
      noValidate
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        const form = event.currentTarget;
        if (address.isFine(form)) void keepFocus(form, newsletter.submit());
      }}
    >
      <label htmlFor={fieldId} className="label">
        {NEWSLETTER.label}
      </label>
      <div className="flex flex-wrap gap-3">
        <input
          ref={field}
          id={fieldId}
          type="email"
          required
          autoComplete="email"
          placeholder="name@example.com"
          disabled={isBusy}
          value={email}
          aria-invalid={address.isWrong}
          aria-describedby={address.isWrong ? wrongId : undefined}
          onChange={(event) => {
            address.forget();
            newsletter.setEmail(event.target.value);
          }}
          className="well h-11 min-w-0 flex-[1_1_12rem] px-3 placeholder:text-faint"
        />
        <button type="submit" disabled={isBusy || !isAlive} className={BUTTON_TONES.line}>
          {isBusy ? NEWSLETTER_SUBMITTING_TEXT : NEWSLETTER.button}
        </button>
      </div>
      {address.isWrong && (
        <p id={wrongId} role="alert" className="text-small text-warn">
          {INVALID_EMAIL_TEXT}
        </p>
      )}
      <output className="block min-h-5 text-small text-muted">
        {status === 'success' && NEWSLETTER_SUCCESS_TEXT}
        {status === 'error' && NEWSLETTER_FAILURE_TEXT}
      </output>
    </form>
  );
}
