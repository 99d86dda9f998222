import type { Article } from './article.ts';

/** Shown first, and whenever no other article can be had. */
export const BUILT_IN_ARTICLE: Article = {
  title: 'Understanding Neural Oscillations',
  content: `Your brain is never silent. Groups of nerve cells tend to fire together and rest together, and where many of them keep the same beat, the sum of their small electrical currents can be picked up through the skull as a wave. Hans Berger recorded such waves from the human scalp in the 1920s. What he saw first, a swing of about ten cycles a second that grew when his subjects closed their eyes, he called the alpha rhythm.

## A family of rhythms

Researchers sort these waves by speed. The names are conventions, and the borders between them differ a little from laboratory to laboratory:

- **Delta**, up to 4 Hz, is strongest in deep sleep.
- **Theta**, 4 to 8 Hz, is often seen with drowsiness, navigation and memory tasks.
- **Alpha**, 8 to 12 Hz, tends to grow when we rest with our eyes closed or turn our attention inwards.
- **Beta**, 12 to 30 Hz, appears with movement, its preparation, and active concentration.
- **Gamma**, above 30 Hz, accompanies the local work of perceiving and thinking.

No state of mind belongs to one band alone. All of them are present at once, in different places and in changing proportions, and slow rhythms may set the timing of faster ones: a burst of gamma can ride on one phase of a theta wave.

## Following an outside beat

When a light flickers or a tone pulses steadily, parts of the visual and auditory cortex respond at the same rate. This **steady-state response** is easy to measure and well established. Whether the brain’s own rhythms are pulled along too, and whether anyone thinks or feels differently as a result, is a harder question. Some studies report changes in attention, memory or mood; others find none.

## What this means for you

So treat a pulsing light or sound as an experiment with one participant. Choose a task, keep the effect gentle, and notice after a few minutes whether reading feels easier, harder or just the same. Your own careful observation is worth more here than any promise, and if something feels unpleasant, switch it off.`,
};
