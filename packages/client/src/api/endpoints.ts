/** Paths of the product's own server that a front end calls. */
export const ENDPOINTS = {
  suggestion: '/api/ai-suggestion',
  article: '/api/article',
  capabilities: '/api/capabilities',
  events: '/api/events',
} as const;
