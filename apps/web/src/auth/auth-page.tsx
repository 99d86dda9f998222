import { AUTH_SUCCESS } from '../content/auth-success.ts';
import { Island } from '../site/island.tsx';
import { SitePage } from '../site/site-page.tsx';

/** The end of a sign-in that was started elsewhere. */
export function AuthPage() {
  const { title, processing, stuck } = AUTH_SUCCESS;
  return (
    <SitePage>
      <div className="page grid max-w-3xl gap-5 py-16">
        <h1 className="text-hero tracking-display">{title}</h1>
        <Island name="note" />
        <output>{processing}</output>
        <Island name="close-window" />
        <p className="text-small text-muted">{stuck}</p>
      </div>
    </SitePage>
  );
}
