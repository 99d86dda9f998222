import { SUGGESTION_STATES } from '@overtone/domain/suggestion/states';
import { demoLink, TASKS } from '../content/home.ts';
import { StatePlot } from '../site/state-plot.tsx';

/** Tasks with the pair that answers each; one leads into the demo. Looking at one shows its pair (`consider-tasks.ts`). */
export function TaskList() {
  return (
    <section aria-labelledby="tasks-title" data-behaviour="tasks">
      <h2 id="tasks-title" className="text-title">
        {TASKS.title}
      </h2>
      <ul className="mt-3 divide-y divide-rule border-y border-rule">
        {TASKS.items.map(({ prompt, state }) => (
          <li key={prompt}>
            <a
              href={demoLink(prompt)}
              data-state={state}
              className="grid grid-cols-[1fr_7rem] items-center gap-5 py-3.5 hover:text-accent"
            >
              <span>
                <span className="block font-serif text-read leading-snug">{prompt}</span>
                <span className="text-note text-muted">{SUGGESTION_STATES[state].label}</span>
              </span>
              <StatePlot state={state} className="h-8 w-full" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
