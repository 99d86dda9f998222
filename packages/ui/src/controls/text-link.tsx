/** Classes of a link inside text or in a list of links. */
export const TEXT_LINK =
  'underline decoration-edge decoration-1 underline-offset-4 hover:text-accent hover:decoration-current';
