import { PRODUCT_NAME } from '../product.ts';

/** The one safety note; every page and panel quotes it. */
export const SAFETY_NOTE =
  'If you have photosensitivity or a seizure disorder, or think that you may, consult a doctor before use.';

/** What the product is, and is not. */
export const NOT_MEDICAL_NOTE = `${PRODUCT_NAME} is a productivity tool, not a medical device.`;
