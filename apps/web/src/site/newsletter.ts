import type { Host } from '@overtone/client/platform/host';
import { NEWSLETTER_STATUS_RESET_MS } from '@overtone/domain/contact/newsletter-subscriber';
import { atom, type ReadableAtom } from 'nanostores';
import { FORM_ENDPOINTS } from './form-endpoints.ts';
import { postForm } from './post-form.ts';

/** How far the newsletter form is with an address. */
export type NewsletterStatus = 'idle' | 'submitting' | 'success' | 'error';

/** What the newsletter form does. The address stays in its field, so that one typed before the page lives is not lost. */
export interface Newsletter {
  readonly $status: ReadableAtom<NewsletterStatus>;
  /**
   * Saves the address unless one is being saved already; either outcome returns to idle after 3 s. Resolves with whether
   * it was saved.
   */
  submit(email: string): Promise<boolean>;
}

/** A newsletter form that nobody has written in. */
export function createNewsletter(host: Pick<Host, 'fetch' | 'log' | 'after'>): Newsletter {
  const $status = atom<NewsletterStatus>('idle');
  return {
    $status,
    async submit(email) {
      if ($status.get() !== 'idle') return false;
      $status.set('submitting');
      const isSaved = await postForm(host, FORM_ENDPOINTS.newsletter, { email });
      $status.set(isSaved ? 'success' : 'error');
      host.after(NEWSLETTER_STATUS_RESET_MS, () => $status.set('idle'));
      return isSaved;
    },
  };
}
