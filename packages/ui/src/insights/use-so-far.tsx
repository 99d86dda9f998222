import { minutesText, streakText } from './insight-words.ts';
import { capital } from './number-words.ts';

/** What the use so far is given. */
export interface UseSoFarProps {
  readonly minutes: number;
  readonly streakDays: number;
}

/** How long somebody has used it and on how many days in a row, in the words of their insights. */
export function UseSoFar({ minutes, streakDays }: UseSoFarProps) {
  if (minutes === 0) return <p>No sessions yet.</p>;
  const days = streakDays === 0 ? '' : `, ${streakText(streakDays)} in a row`;
  return (
    <p className="font-display text-title">{`${capital(minutesText(minutes))} so far${days}.`}</p>
  );
}
