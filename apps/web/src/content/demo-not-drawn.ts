/** What stands in place of the demo where the code that draws it could not be loaded. */
export const DEMO_NOT_DRAWN = {
  words:
    'The demo could not be loaded, so light and sound stay off: nothing here could stop them. Check your connection, then reload the page.',
  reload: 'Reload the page',
} as const;
