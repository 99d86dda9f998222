import { type OfflineSuggestion, recommend } from '@overtone/recommender/recommend';
import { type Answer, answerTasks } from '../../../threads/answer-tasks.ts';

// A thread of title-reader.ts. A title takes about half a millisecond.
answerTasks((titles: readonly string[]): Answer<null, OfflineSuggestion> => ({
  facts: null,
  items: titles.map(recommend),
}));
