import { AUTH_SUCCESS, isSignInWay, SIGN_IN_WAY } from '../content/auth-success.ts';

/** With what somebody has signed in, as far as the address says; without it, at Google. */
export function SuccessNote() {
  const way = new URLSearchParams(location.search).get(SIGN_IN_WAY);
  const note = AUTH_SUCCESS.notes[isSignInWay(way) ? way : 'google'];
  return <p className="font-serif text-read text-muted">{note}</p>;
}
