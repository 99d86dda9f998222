import type { Host } from '@overtone/client/platform/host';
import { askForInsights } from '@overtone/client/usage/insights-api';
import type { Question } from '@overtone/domain/experiment/protocol/protocol';
import { useEffect, useState } from 'react';
import { PowerBeforeStart } from './power-before-start.tsx';

/** What the person's own power is worked out from. */
export interface PowerAtHandProps {
  readonly pairs: number;
  readonly question: Question;
  /** What they answered to it in sham sessions of self-tests that are over. */
  readonly shamRatings: readonly number[];
  readonly onSentence?: (sentence: string) => void;
  readonly host: Pick<Host, 'fetch' | 'log' | 'now'>;
  /** Whether somebody is signed in, whose past ratings can be asked for. */
  readonly isMember: boolean;
}

const NONE: readonly number[] = [];

/** What so many pairs would find for whoever sits here: by their ratings of focus in the last year and their answers in sham sessions, where there are any. */
export function PowerAtHand({
  pairs,
  question,
  shamRatings,
  onSentence,
  host,
  isMember,
}: PowerAtHandProps) {
  const [ratings, setRatings] = useState(NONE);
  useEffect(() => {
    let isWanted = true;
    async function ask(): Promise<void> {
      const reply = await askForInsights(host, 365);
      if (isWanted && reply.ok) setRatings(reply.value.ratings.map(({ after }) => after));
    }
    if (isMember) void ask();
    return () => {
      isWanted = false;
    };
  }, [host, isMember]);
  const known = isMember && question.kind === 'focus' ? ratings : NONE;
  return (
    <PowerBeforeStart
      pairs={pairs}
      pastRatings={known}
      shamRatings={shamRatings}
      nowMs={host.now}
      {...(onSentence && { onSentence })}
    />
  );
}
