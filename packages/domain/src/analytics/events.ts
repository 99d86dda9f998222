import { z } from 'zod';
import { visibleText } from '../contract/visible-text.ts';
import { PLATFORMS } from '../device/detect-platform.ts';

/** Places of the download buttons. */
export const DOWNLOAD_PLACEMENTS = [
  'hero_section',
  'testimonials_section',
  'mid_page_cta',
  'pricing_section',
  'footer',
] as const;

/** Place of a download button. */
export type DownloadPlacement = (typeof DOWNLOAD_PLACEMENTS)[number];

/** Systems that a download button can be for. */
export const DOWNLOAD_PLATFORMS = ['mac', 'windows'] as const;

/** System that a download button is for. */
export type DownloadPlatform = (typeof DOWNLOAD_PLATFORMS)[number];

/** What events call a page, see `PAGE_NAMES`. */
export const pageNameSchema = visibleText(80).trim().min(1);
/** The id of the account that the visitor is signed in to; null without one, and in what pages send: the server knows. */
const visitorId = visibleText(64).min(1).nullable();
/** The visitor's clock. One that says a year before the web had pages like these is not believed. */
const timestamp = z.iso.datetime().refine((text) => text >= '2000');
/** Longest stay that is believed; a clock that jumped reports more. */
const MAX_STAY_SECONDS = 7 * 24 * 60 * 60;

/** A page was entered, or its tab became visible again. */
export const pageViewSchema = z.strictObject({
  page_name: pageNameSchema,
  user_id: visitorId,
  timestamp,
});

/** A page was left, its tab hidden, or its window closed. */
export const pageExitSchema = z.strictObject({
  page_name: pageNameSchema,
  user_id: visitorId,
  time_spent_seconds: z.number().min(0).max(MAX_STAY_SECONDS),
  timestamp,
});

/** A download button was pressed. */
export const downloadClickSchema = z.strictObject({
  platform: z.enum(PLATFORMS),
  location: z.enum(DOWNLOAD_PLACEMENTS),
  userId: visitorId,
  timestamp,
});

/** One event as it is sent: its name, and exactly its fields. */
export const analyticsEventSchema = z.discriminatedUnion('event', [
  z.strictObject({ event: z.literal('page_view'), fields: pageViewSchema }),
  z.strictObject({ event: z.literal('page_exit'), fields: pageExitSchema }),
  z.strictObject({ event: z.literal('download_click'), fields: downloadClickSchema }),
]);

/** One event as it is sent. */
export type AnalyticsEvent = z.infer<typeof analyticsEventSchema>;
