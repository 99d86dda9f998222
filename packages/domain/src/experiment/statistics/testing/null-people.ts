import type { SeededRandom } from '../../random/seeded-random.ts';

/** Somebody for whom it makes no difference which session is real; each answers in a way of their own. */
interface NullPerson {
  readonly pairs: number;
  readonly meanPoints: number;
  readonly spreadPoints: number;
  /** Change from the first session to the last. */
  readonly trendPoints: number;
  /** How much of one session's deviation is still there in the next, 0 to 1. */
  readonly memory: number;
  /** What practice adds in the end, and the sessions it takes to get most of it. */
  readonly learningPoints: number;
  readonly learningSessions: number;
  /** Chance that a session is missed on the worst days; good days are never missed. */
  readonly missing: number;
}

function nullPerson({ uniform }: SeededRandom): NullPerson {
  return {
    pairs: 20 + Math.floor(41 * uniform()),
    meanPoints: 2 + 2 * uniform(),
    spreadPoints: 0.3 + 1.2 * uniform(),
    trendPoints: 4 * uniform() - 2,
    memory: 0.9 * uniform(),
    learningPoints: 2 * uniform(),
    learningSessions: 3 + 20 * uniform(),
    missing: 0.3 * uniform(),
  };
}

/**
 * Differences (real minus sham) of the complete pairs of one simulated person without an effect, on whole points from 1
 * to 5: ratings drift, hang together, improve with practice, and bad days are missed.
 */
export function nullDifferences(random: SeededRandom): readonly number[] {
  const person = nullPerson(random);
  const sessions = 2 * person.pairs;
  let deviation = random.gaussian();
  const ratings = Array.from({ length: sessions }, (_, session) => {
    deviation = person.memory * deviation + Math.sqrt(1 - person.memory ** 2) * random.gaussian();
    const felt =
      person.meanPoints +
      person.trendPoints * (session / sessions - 0.5) +
      person.learningPoints * (1 - Math.exp(-session / person.learningSessions)) +
      person.spreadPoints * deviation;
    const isMissed = deviation < 0 && random.uniform() < person.missing;
    return isMissed ? null : Math.min(5, Math.max(1, Math.round(felt)));
  });
  return Array.from({ length: person.pairs }, (_, pair) => {
    const [first, second] = [ratings[2 * pair] ?? null, ratings[2 * pair + 1] ?? null];
    const realFirst = random.uniform() < 0.5;
    if (first === null || second === null) return [];
    return realFirst ? first - second : second - first;
  }).flat();
}
