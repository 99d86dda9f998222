/**
 * Who may use a route: `anyone`; a `member`, who is signed in; an `admin`; or a `sender` who proves himself by the
 * message's own signature or token, whatever his cookies say.
 */
export type AccessRule = 'anyone' | 'member' | 'admin' | 'sender';

/** Who may use each route of the API. A route without a row keeps the server from starting. */
export const API_ACCESS: Readonly<Record<string, AccessRule>> = {
  'GET /api/health': 'anyone',
  'GET /api/capabilities': 'anyone',
  'GET /api/openapi.json': 'anyone',
  'POST /api/ai-suggestion': 'anyone',
  'POST /api/article': 'anyone',
  'POST /api/download-requests': 'anyone',
  'POST /api/newsletter-subscribers': 'anyone',
  'POST /api/events': 'anyone',
  'POST /api/vitals': 'anyone',
};
