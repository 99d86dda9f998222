/** What happened, by the word that a sign-in or connection at a provider ends with (`?error=` in the address). */
const SENTENCES: Readonly<Record<string, string>> = {
  access_denied:
    'You did not give access, so nothing was changed. If you meant to, please try again.',
  account_not_linked:
    'There is already an account with this email address. Sign in to it with your password, confirm the address, then connect Google or Microsoft on your account page.',
  account_already_linked_to_different_user:
    'That Google or Microsoft account is already connected to another account here. Sign in to that one, or disconnect it there first.',
  email_not_found:
    'No email address was passed on to us, and an account needs one. Please try again and allow it, or sign up with an email address and a password.',
  signup_disabled:
    'New accounts can’t be created on this site. If you already have one, please sign in.',
  state_mismatch: 'This sign-in took too long, or was started in another window. Please try again.',
  state_not_found:
    'This sign-in took too long, or was started in another window. Please try again.',
};

/** The sentence for people about a sign-in at a provider that failed. `error` is untrusted and never repeated. */
export function providerFailureSentence(error: string): string {
  return Object.hasOwn(SENTENCES, error)
    ? (SENTENCES[error] ?? '')
    : 'That did not work with Google or Microsoft. Please try again.';
}
