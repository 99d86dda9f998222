/** How loudly a button speaks: one `solid` in view at most, `line` for the rest, `quiet` inside text; `danger` for what cannot be undone. */
export type ButtonTone = 'solid' | 'line' | 'quiet' | 'danger';

/** Classes of a button; links that look like one use them too. */
export const BUTTON_TONES: Readonly<Record<ButtonTone, string>> = {
  solid:
    'key bg-accent text-on-accent border-accent hover:bg-ink hover:border-ink hover:text-paper',
  line: 'key border-edge text-ink hover:border-accent hover:text-accent',
  danger: 'key bg-warn text-paper border-warn hover:bg-ink hover:border-ink',
  quiet:
    'text-accent underline decoration-1 underline-offset-4 hover:decoration-2 inline-flex items-center min-h-8 text-small font-medium',
};
