/** The paper of each theme in the notation that browser chrome and images understand; `tokens.css` has the exact one. */
export const THEME_PAPERS = { day: '#f8f7f3', night: '#0c0e15' } as const;
