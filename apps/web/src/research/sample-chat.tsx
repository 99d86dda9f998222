import { formatFrequency } from '@overtone/domain/frequency/format-frequency';
import { SUGGESTION_STATES } from '@overtone/domain/suggestion/states';
import { RESEARCH } from '../content/research.ts';

/** Sentences with the pair and the reason that answer them. */
export function SampleChat() {
  return (
    <ol className="mt-8 grid max-w-[44rem] gap-6">
      {RESEARCH.chat.exchanges.map(({ asked, state }) => {
        const { globalHz, centerHz, label, reason } = SUGGESTION_STATES[state];
        return (
          <li key={asked} className="grid gap-3">
            <p className="justify-self-end border-r-2 border-edge pr-4 font-serif text-read">
              {asked}
            </p>
            <p className="max-w-[34rem] border-l-2 border-accent pl-4">
              <span className="font-semibold">{label}</span>,{' '}
              <span className="figure">
                {formatFrequency(globalHz)} carrying {formatFrequency(centerHz)}
              </span>
              . <span className="text-muted">{reason}</span>
            </p>
          </li>
        );
      })}
    </ol>
  );
}
