/** Paths that the site's own forms post to. */
export const FORM_ENDPOINTS = {
  downloadRequests: '/api/download-requests',
  newsletter: '/api/newsletter-subscribers',
} as const;
