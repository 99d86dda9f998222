import { formatFrequency } from '@overtone/domain/frequency/format-frequency';
import { SUGGESTION_STATES } from '@overtone/domain/suggestion/states';
import { RESEARCH } from '../content/research.ts';
import { StatePlot } from '../site/sections/state-plot.tsx';

/** Sentences, each with the pair that answers it in its state's hue, and the reason. */
export function SampleChat() {
  return (
    <ol className="grid gap-10">
      {RESEARCH.chat.exchanges.map(({ asked, state }) => {
        const { globalHz, centerHz, label, reason } = SUGGESTION_STATES[state];
        return (
          <li key={asked} className="grid gap-3">
            <p className="font-serif text-read">“{asked}”</p>
            <StatePlot state={state} className="h-14 w-full" />
            <p>
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
