import { z } from 'zod';
import { visibleText } from '../contract/visible-text.ts';
import type { Milliseconds } from '../units.ts';
import { emailSchema } from './email.ts';

/** The one way a download request comes about: the modal on a device that cannot run the app. */
export const DOWNLOAD_REQUEST_SOURCE = 'mobile_desktop_links';

/** Heading of the modal. */
export const DOWNLOAD_MODAL_TITLE = 'Download on Your Desktop';
/** Shown after the address was saved. */
export const DOWNLOAD_SUCCESS_TEXT = 'Check your email for download links!';
/** Alert after saving failed; the modal stays open. */
export const DOWNLOAD_FAILURE_TEXT = 'Sorry, there was an error. Please try again.';
/** Time between success and the modal closing by itself. */
export const DOWNLOAD_MODAL_CLOSE_MS: Milliseconds = 2000;

/** Longest user agent that is kept. */
export const MAX_USER_AGENT_LENGTH = 1000;

/** What the modal sends. The user agent is read from the request where the body has none. */
export const downloadRequestFormSchema = z.strictObject({
  email: emailSchema,
  /** The browser's own platform string. */
  platform: visibleText(200).default(''),
  userAgent: visibleText(MAX_USER_AGENT_LENGTH).optional(),
});

/** When the links are mailed: at once, or as soon as there is a release to link to. */
const DOWNLOAD_DELIVERIES = ['at_once', 'with_release'] as const;

/** When the links are mailed. */
export type DownloadDelivery = (typeof DOWNLOAD_DELIVERIES)[number];

/** Body of an accepted request; the same whether the address is new or known. */
export const downloadAcceptedSchema = z.object({
  ok: z.literal(true),
  delivery: z.enum(DOWNLOAD_DELIVERIES),
});

/** What the modal sends, as read. */
export type DownloadRequestForm = z.infer<typeof downloadRequestFormSchema>;
