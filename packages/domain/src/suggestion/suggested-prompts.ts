import type { Milliseconds } from '../units.ts';

/** The tasks that the assistant offers before anything is typed. */
export const SUGGESTED_PROMPTS = [
  'I’m debugging a tricky problem in my code',
  'I’m writing a first draft and want my ideas to flow',
  'I have a client meeting in ten minutes',
  'I feel tense and want to calm down',
] as const;

/** Pause between a chosen prompt filling the input and being sent, so that a person sees what is sent. */
export const PROMPT_AUTO_SUBMIT_MS: Milliseconds = 100;
