/** Shown instead where no release has been configured yet: the address is kept, and written to once there is one. */
export const DOWNLOAD_KEPT_TEXT =
  'We have kept your address. There is no release yet; when there is one, we’ll email you the links, once.';
/** Said before the form is sent, since asking again on the same day sends nothing more. */
export const DOWNLOAD_FREQUENCY_TEXT = 'One email, at most once a day.';
