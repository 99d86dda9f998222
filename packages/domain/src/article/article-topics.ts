/** What a random article may be about. */
export const ARTICLE_TOPICS = [
  'how alpha rhythms relate to relaxed attention',
  'beta activity and sustained concentration',
  'theta rhythms, memory and navigation',
  'gamma activity and how features bind into one percept',
  'slow waves, sleep and memory consolidation',
  'perceptual load theory and distraction',
  'steady-state responses to rhythmic light and sound',
  'what the default mode network does while the mind wanders',
  'how the brain switches between tasks, and what it costs',
  'neuroplasticity in the adult brain',
  'working memory and its limits',
  'the role of the thalamus in filtering what we notice',
  'slow breathing, heart rate variability and calm',
  'the prefrontal cortex and self-control',
  'what is known about flow and deep absorption in a task',
] as const;

/** Something an article may be about. */
export type ArticleTopic = (typeof ARTICLE_TOPICS)[number];

/** The topic that `random`, a number from 0 up to but not including 1, stands for. */
export function topicAt(random: number): ArticleTopic {
  return ARTICLE_TOPICS[Math.floor(random * ARTICLE_TOPICS.length)] ?? ARTICLE_TOPICS[0];
}
