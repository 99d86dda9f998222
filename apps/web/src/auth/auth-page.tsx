import { AUTH_SUCCESS } from '../content/auth-success.ts';
import { Island } from '../site/life/island.tsx';
import { SitePage } from '../site/site-page.tsx';

/** The end of a sign-in that was started elsewhere. */
export function AuthPage() {
  return (
    <SitePage>
      <div className="page grid max-w-3xl gap-5 py-16">
        <Island name="outcome" />
        <p className="hidden font-serif text-read noscript:block">{AUTH_SUCCESS.withoutScript}</p>
      </div>
    </SitePage>
  );
}
