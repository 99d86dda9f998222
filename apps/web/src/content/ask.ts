/** The line of text that the home page turns on. */
export const ASK = {
  label: 'What are you about to do?',
  placeholder: 'Debug a tricky problem',
  button: 'Show my rhythms',
  busy: 'Choosing two rhythms…',
  feel: 'Feel it',
  keep: 'Keep this as a plate',
  pause: 'Pause the figure',
  plateNotLoaded: 'The plate could not be loaded. Check your connection.',
  demo: 'Try real-time stimulation in your browser',
  failed:
    'No rhythms could be chosen just now. Your sentence is still here: try again, or take it straight to the demo.',
} as const;

/** Where a task leads: the demo, with the sentence already in its input. */
export function demoLink(prompt: string): string {
  return `/demo?task=${encodeURIComponent(prompt)}`;
}

/** Longest sentence that the home page's fields take. */
export const MAX_TASK_LENGTH = 500;
