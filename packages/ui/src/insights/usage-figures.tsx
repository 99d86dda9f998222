import type { UsageSummary } from '@overtone/domain/contract/usage';
import { minutesText, streakText } from './insight-words.ts';

/** Today, the streak and everything so far, in figures. */
export function UsageFigures({ summary }: { readonly summary: UsageSummary }) {
  const { minutesToday, streakDays, totalMinutes, secondsLeftToday } = summary;
  return (
    <dl className="flex flex-wrap gap-x-7 gap-y-4 sm:gap-x-12 lg:pt-1.5">
      <Figure term="Today">{minutesText(minutesToday)}</Figure>
      {secondsLeftToday !== null && (
        <Figure term="Left today">{minutesText(secondsLeftToday / 60)}</Figure>
      )}
      <Figure term="Days in a row">{streakText(streakDays)}</Figure>
      <Figure term="Altogether">{minutesText(totalMinutes)}</Figure>
    </dl>
  );
}

function Figure({ term, children }: { readonly term: string; readonly children: string }) {
  return (
    <div className="grid gap-0.5">
      <dt className="label">{term}</dt>
      <dd className="figure text-read leading-tight whitespace-nowrap sm:text-title">{children}</dd>
    </div>
  );
}
