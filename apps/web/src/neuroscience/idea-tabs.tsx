import { useHydrated } from '@overtone/ui/controls/use-hydrated';
import { type KeyboardEvent, useRef } from 'react';
import { IDEAS } from '../content/neuroscience.ts';
import { tabAfterKey } from './tab-keys.ts';
import { IdeaPanel } from './idea-panel.tsx';
import { useIdeaTab } from './use-idea-tab.ts';

/** The four ideas as tabs; before the page is alive, and without JavaScript, all four stand below each other. */
export function IdeaTabs() {
  const isAlive = useHydrated();
  const [shown, show] = useIdeaTab();
  const tabs = useRef<(HTMLButtonElement | null)[]>([]);
  function move(event: KeyboardEvent) {
    const next = tabAfterKey(event.key, shown, IDEAS.length);
    if (next === undefined) return;
    event.preventDefault();
    show(next);
    tabs.current[next]?.focus();
  }
  return (
    <>
      <div
        role="tablist"
        aria-label="Ideas"
        className="flex gap-x-5 overflow-x-auto shadow-[inset_0_-1px] shadow-rule [scrollbar-width:none] sm:gap-x-6 lg:gap-x-8"
      >
        {IDEAS.map(({ id, title }, index) => (
          <button
            key={id}
            ref={(button) => {
              tabs.current[index] = button;
            }}
            type="button"
            role="tab"
            id={`tab-${id}`}
            aria-selected={index === shown}
            aria-controls={id}
            tabIndex={index === shown ? 0 : -1}
            onClick={() => show(index)}
            onKeyDown={move}
            className="min-h-11 shrink-0 cursor-pointer border-b-2 border-transparent py-2.5 font-display text-base font-semibold whitespace-nowrap text-muted -outline-offset-2 lg:text-title hover:text-ink aria-selected:border-accent aria-selected:text-ink"
          >
            {title}
          </button>
        ))}
      </div>
      {IDEAS.map((idea, index) => (
        <IdeaPanel key={idea.id} idea={idea} isHidden={isAlive && index !== shown} />
      ))}
    </>
  );
}
