import { INTERRUPTION_STATISTICS } from '../content/interruptions.ts';

/** Findings about interruptions, each with its source; one that is a number stands large. */
export function InterruptionStatistics() {
  return (
    <ul className="mt-8 divide-y divide-rule border-y border-rule">
      {INTERRUPTION_STATISTICS.map(({ figure, text, source }) => (
        <li
          key={figure}
          className="grid gap-x-12 gap-y-2 py-6 lg:grid-cols-[18rem_minmax(0,1fr)_18rem]"
        >
          <p
            className={
              /^\d/u.test(figure)
                ? 'figure text-[2.5rem] leading-none whitespace-nowrap max-[22.5rem]:text-head'
                : 'font-display text-head font-semibold'
            }
          >
            {figure}
          </p>
          <p className="font-serif text-read">{text}</p>
          <p className="border-l-2 border-rule pl-4 text-small text-muted">{source}</p>
        </li>
      ))}
    </ul>
  );
}
