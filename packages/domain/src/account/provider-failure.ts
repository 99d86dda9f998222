/** What happened, by the word that a sign-in or connection at a provider ends with (`?error=` in the address). */
const SENTENCES: Readonly<Record<string, string>> = {
  access_denied: 'You did not give access, so nothing was changed.',
  account_not_linked:
    'There is already an account with this email address. Sign in with your password, confirm your address, and connect the provider on your account page.',
  account_already_linked_to_different_user:
    'That provider account already belongs to another account here. Sign in to that one, or disconnect it there first.',
  email_not_found: 'The provider did not give us an email address, and an account needs one.',
  signup_disabled: 'New accounts are not open on this installation.',
  state_mismatch: 'This sign-in took too long, or was started in another window. Please try again.',
  state_not_found:
    'This sign-in took too long, or was started in another window. Please try again.',
};

/** The sentence for people about a sign-in at a provider that failed. `error` is untrusted and never repeated. */
export function providerFailureSentence(error: string): string {
  return Object.hasOwn(SENTENCES, error)
    ? (SENTENCES[error] ?? '')
    : 'Signing in with the provider did not work. Please try again.';
}
