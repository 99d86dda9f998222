import { SUGGESTION_STATES, type TaskState } from '@overtone/domain/suggestion/states';
import { demoLink, HOME } from '../content/home.ts';
import { StatePlot } from '../site/state-plot.tsx';

/** Tasks with the pair that answers each; one leads into the demo, and looking at it puts its pair in the figure. */
export function TaskList({ onConsider }: { readonly onConsider: (state: TaskState) => void }) {
  return (
    <section aria-labelledby="tasks-title">
      <h2 id="tasks-title" className="text-title">
        {HOME.tasksTitle}
      </h2>
      <ul className="mt-3 divide-y divide-rule border-y border-rule">
        {HOME.tasks.map(({ prompt, state }) => (
          <li key={prompt}>
            <a
              href={demoLink(prompt)}
              onFocus={() => onConsider(state)}
              onPointerEnter={() => onConsider(state)}
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
