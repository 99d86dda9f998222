import type { AccessRule } from '@overtone/domain/contract/endpoint';

/** Who may use each route of the API. A route without a row keeps the server from starting. */
export const API_ACCESS: Readonly<Record<string, AccessRule>> = {
  'POST /api/ai-suggestion': 'anyone',
  'POST /api/recommendation': 'anyone',
  'GET /api/quota': 'anyone',
  'GET /api/suggestions/history': 'member',
  'DELETE /api/suggestions/history': 'member',
  'POST /api/suggestions/history/:id/verdict': 'member',
  'POST /api/article': 'anyone',
  'POST /api/events': 'anyone',
  'POST /api/vitals': 'anyone',
};
