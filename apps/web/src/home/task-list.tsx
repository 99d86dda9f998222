import { pairCurve } from '@overtone/domain/figure/pair-curve';
import { SUGGESTION_STATES, type TaskState } from '@overtone/domain/suggestion/states';
import { Plot } from '@overtone/ui/figure/plot';
import { WithHue } from '@overtone/ui/theme/hue-theme';
import { useId } from 'react';
import { demoLink, HOME } from '../content/home.ts';

/** Tasks with the pair that answers each; one leads into the demo, and looking at it puts its pair in the figure. */
export function TaskList({ onConsider }: { readonly onConsider: (state: TaskState) => void }) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className="text-title">
        {HOME.tasksTitle}
      </h2>
      <ul className="mt-3 divide-y divide-rule border-y border-rule">
        {HOME.tasks.map(({ prompt, state }) => {
          const { globalHz, centerHz, hue, label } = SUGGESTION_STATES[state];
          return (
            <li key={prompt}>
              <a
                href={demoLink(prompt)}
                onFocus={() => onConsider(state)}
                onPointerEnter={() => onConsider(state)}
                className="grid grid-cols-[1fr_7rem] items-center gap-5 py-3.5 hover:text-accent"
              >
                <span>
                  <span className="block font-serif text-read leading-snug">{prompt}</span>
                  <span className="text-note text-muted">{label}</span>
                </span>
                <WithHue hue={hue}>
                  <Plot
                    curve={pairCurve({ slowHz: globalHz, fastHz: centerHz })}
                    className="h-9 w-full text-accent"
                    strokeWidth={1}
                  />
                </WithHue>
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
