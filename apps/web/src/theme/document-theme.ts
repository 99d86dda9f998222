import type { ThemeChoice } from './theme-choice.ts';

/** Sets the document in a theme; `tokens.css` knows what that means. */
export function showTheme(choice: ThemeChoice): void {
  document.documentElement.dataset['theme'] = choice;
}
