/** What a measurement id of Google Analytics 4 looks like. */
export const ANALYTICS_ID = /^G-[A-Z0-9]{4,20}$/u;
