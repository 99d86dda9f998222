import { useHydrated } from '@overtone/ui/controls/use-hydrated';
import { AUTH_SUCCESS, isSignInWay, SIGN_IN_WAY } from '../content/auth-success.ts';

/** With what somebody has signed in, as far as the address says; without it, at Google. */
export function SuccessNote() {
  const isHydrated = useHydrated();
  const way = isHydrated ? new URLSearchParams(location.search).get(SIGN_IN_WAY) : null;
  const note = AUTH_SUCCESS.notes[isSignInWay(way) ? way : 'google'];
  return <p className="font-serif text-read text-muted">{note}</p>;
}
