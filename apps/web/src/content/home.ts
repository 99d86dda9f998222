import { PRODUCT_NAME } from '@overtone/domain/product';
import { SUGGESTED_PROMPTS } from '@overtone/domain/suggestion/suggested-prompts';
import type { TaskState } from '@overtone/domain/suggestion/states';

/** A task that a visitor can carry into the demo, and the state whose pair the figure shows for it. */
export interface HomeTask {
  readonly prompt: (typeof SUGGESTED_PROMPTS)[number];
  readonly state: TaskState;
}

const [debugging, writing, meeting, calming] = SUGGESTED_PROMPTS;

/** Every word of the home page. */
export const HOME = {
  title: 'Light and sound that keep time with your work.',
  lead: `${PRODUCT_NAME} lays a faint tint over your screen and a soft tone under your day, and pulses both in step. Say what you are about to do; it picks the two rhythms that may suit it, and shows you exactly what it delivers.`,
  tasksTitle: 'What are you about to do?',
  tasks: [
    { prompt: debugging, state: 'analytical' },
    { prompt: writing, state: 'creative' },
    { prompt: meeting, state: 'meeting' },
    { prompt: calming, state: 'calm' },
  ] satisfies readonly HomeTask[],
  demo: 'Try it in your browser',
} as const;

/** Where a task leads: the demo, with the sentence already in its input. */
export function demoLink(prompt: string): string {
  return `/demo?task=${encodeURIComponent(prompt)}`;
}
