import type { Host } from '@overtone/client/platform/host';
import { NEWSLETTER_STATUS_RESET_MS } from '@overtone/domain/contact/newsletter-subscriber';
import { atom, type ReadableAtom } from 'nanostores';
import { saveLate } from './late-forms.ts';

/** What the newsletter form shows. */
export interface NewsletterState {
  readonly email: string;
  readonly status: 'idle' | 'submitting' | 'success' | 'error';
}

/** The newsletter form's memory and what it does. */
export interface Newsletter {
  readonly $state: ReadableAtom<NewsletterState>;
  setEmail(email: string): void;
  /** Saves the address unless it is being saved already; either outcome returns to idle after 3 s. */
  submit(): Promise<void>;
}

/** A newsletter form that nobody has written in. */
export function createNewsletter(host: Pick<Host, 'fetch' | 'log' | 'after'>): Newsletter {
  const $state = atom<NewsletterState>({ email: '', status: 'idle' });
  const change = (part: Partial<NewsletterState>) => $state.set({ ...$state.get(), ...part });
  return {
    $state,
    setEmail: (email) => change({ email }),
    async submit() {
      const { email, status } = $state.get();
      if (status !== 'idle') return;
      change({ status: 'submitting' });
      const outcome = await saveLate(host, (forms) => forms.saveSubscriber(host, email));
      change(outcome === 'unsaved' ? { status: 'error' } : { status: 'success', email: '' });
      host.after(NEWSLETTER_STATUS_RESET_MS, () => change({ status: 'idle' }));
    },
  };
}
