import { IDEAS } from '../content/neuroscience.ts';
import { IdeaPanel } from './idea-panel.tsx';

/** The four ideas as tabs (see `turn-ideas.ts`); without JavaScript all four stand below each other. */
export function IdeaTabs() {
  return (
    <div data-behaviour="ideas">
      <div
        role="tablist"
        aria-label="Ideas"
        className="grid grid-cols-2 gap-x-5 sm:flex sm:gap-x-6 sm:overflow-x-auto sm:shadow-[inset_0_-1px] sm:shadow-rule sm:[scrollbar-width:none] lg:gap-x-8"
      >
        {IDEAS.map(({ id, title }, index) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`tab-${id}`}
            aria-selected={index === 0}
            aria-controls={id}
            tabIndex={index === 0 ? 0 : -1}
            className="chosen-edge min-h-11 shrink-0 cursor-pointer border-b-2 border-rule py-2.5 font-display text-small font-semibold whitespace-nowrap text-muted -outline-offset-2 max-sm:text-left max-[22.5rem]:whitespace-normal sm:border-transparent sm:text-base lg:text-title hover:text-ink aria-selected:border-accent aria-selected:text-ink"
          >
            {title}
          </button>
        ))}
      </div>
      {IDEAS.map((idea) => (
        <IdeaPanel key={idea.id} idea={idea} />
      ))}
    </div>
  );
}
