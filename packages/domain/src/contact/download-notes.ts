/** Shown instead where no release has been configured yet: the address is kept, and written to once there is one. */
export const DOWNLOAD_KEPT_TEXT =
  'Your address is kept. There is no release yet; when there is one, we mail you the links, once.';
/** Said before the form is sent, since asking again on the same day sends nothing more. */
export const DOWNLOAD_FREQUENCY_TEXT = 'An address gets this mail once a day at most.';
