/** Paths of the product's own server that a front end calls. */
export const ENDPOINTS = {
  suggestion: '/api/ai-suggestion',
  recommendation: '/api/recommendation',
  quota: '/api/quota',
  suggestionHistory: '/api/suggestions/history',
  article: '/api/article',
  capabilities: '/api/capabilities',
  events: '/api/events',
  settings: '/api/settings',
  settingsEvents: '/api/settings/events',
  usageSessions: '/api/usage/sessions',
  calendars: '/api/calendars',
  upcoming: '/api/calendar/upcoming',
  calendarPreferences: '/api/calendar/preferences',
} as const;
