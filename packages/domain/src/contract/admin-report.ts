import { z } from 'zod';

/** Tables for the operator, by the name in `GET /api/admin/reports/:name`; add `?format=csv` for a spreadsheet. */
export const ADMIN_REPORTS = ['subscribers', 'downloads', 'outbox', 'figures'] as const;

/** Name of a table for the operator. */
export type AdminReportName = (typeof ADMIN_REPORTS)[number];

/** Days of figures unless `?days=` says otherwise (1 to 9999). */
export const DEFAULT_REPORT_DAYS = 30;

/** Body of `GET /api/admin/reports/:name`. Times are ISO 8601 in UTC. */
export const adminReportSchema = z.object({
  columns: z.array(z.string()),
  rows: z.array(z.array(z.union([z.string(), z.number(), z.boolean(), z.null()]))),
});

/** Body of `GET /api/admin/reports/:name`. */
export type AdminReport = z.infer<typeof adminReportSchema>;
