/**
 * A request to the sign-in library with this header comes from a person who connects a provider on purpose. It is our own
 * mark: headers of the same name that come from outside are never forwarded.
 */
export const LINKING_HEADER = 'x-linking';
