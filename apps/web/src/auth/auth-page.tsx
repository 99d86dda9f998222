import { AUTH_SUCCESS } from '../content/auth-success.ts';
import { Island } from '../site/life/island.tsx';
import { EndPage } from '../site/end-page.tsx';

/** The end of a sign-in that was started elsewhere. */
export function AuthPage() {
  return (
    <EndPage>
      <Island name="outcome" />
      <p className="hidden font-serif text-read noscript:block">{AUTH_SUCCESS.withoutScript}</p>
    </EndPage>
  );
}
