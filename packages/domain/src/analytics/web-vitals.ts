import { z } from 'zod';
import { pageNameSchema } from './events.ts';

/** What is measured of every page, by the names that `web-vitals` uses. */
export const VITAL_NAMES = ['LCP', 'INP', 'CLS', 'TTFB'] as const;

/** Name of a measurement. */
export type VitalName = (typeof VITAL_NAMES)[number];

/** A slower page is a tab that slept. */
const MAX_VITAL_MS = 600_000;
const milliseconds = z.number().min(0).max(MAX_VITAL_MS).optional();

/**
 * Body of `POST /api/vitals`: how fast and how steady one visit to a page was. LCP, INP and TTFB in milliseconds, CLS a
 * score; a measurement that the browser does not make, or that never came, is absent.
 */
export const webVitalsSchema = z
  .strictObject({
    page_name: pageNameSchema,
    LCP: milliseconds,
    INP: milliseconds,
    CLS: z.number().min(0).max(100).optional(),
    TTFB: milliseconds,
  })
  .refine((vitals) => VITAL_NAMES.some((name) => vitals[name] !== undefined));

/** Body of `POST /api/vitals`. */
export type WebVitals = z.infer<typeof webVitalsSchema>;
