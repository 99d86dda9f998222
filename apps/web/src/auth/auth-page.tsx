import { BUTTON_TONES } from '@overtone/ui/controls/button-tones';
import { AUTH_SUCCESS } from '../content/auth-success.ts';
import { SitePage } from '../site/site-page.tsx';

/** The end of a sign-in that was started elsewhere. */
export function AuthPage() {
  const { title, note, processing, close, stuck } = AUTH_SUCCESS;
  return (
    <SitePage>
      <div className="page grid max-w-3xl gap-5 py-16">
        <h1 className="text-hero tracking-tight">{title}</h1>
        <p className="font-serif text-read text-muted">{note}</p>
        <output>{processing}</output>
        <button
          type="button"
          onClick={() => window.close()}
          className={`${BUTTON_TONES.solid} justify-self-start`}
        >
          {close}
        </button>
        <p className="text-small text-muted">{stuck}</p>
      </div>
    </SitePage>
  );
}
