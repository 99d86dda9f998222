import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** Tables for the operator, by the name in `GET /api/admin/reports/:name`; add `?format=csv` for a spreadsheet. */
export const ADMIN_REPORTS = [
  'alerts',
  'subscribers',
  'downloads',
  'outbox',
  'figures',
  'audit',
] as const;

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

/** One of the operator's tables, as JSON or as a file for a spreadsheet. */
export const readReport = endpoint({
  method: 'GET',
  path: '/api/admin/reports/:name',
  access: 'admin',
  summary: 'A table for the operator; ?days= for figures, ?format=csv for a spreadsheet',
  params: z.object({ name: z.enum(ADMIN_REPORTS) }),
  query: z.object({
    days: z
      .string()
      .regex(/^[1-9]\d{0,3}$/u)
      .transform(Number)
      .default(DEFAULT_REPORT_DAYS),
    format: z.enum(['json', 'csv']).default('json'),
  }),
  response: adminReportSchema,
  isFile: true,
  failures: ['unauthenticated', 'forbidden', 'not_found', 'invalid_request'],
});
