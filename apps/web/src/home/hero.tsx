import { useStore } from '@nanostores/react';
import { bandFor } from '@overtone/domain/frequency/bands';
import { OFFERS } from '@overtone/domain/offers/offers';
import type { Suggestion } from '@overtone/domain/suggestion/suggestion';
import { SUGGESTION_STATES, type TaskState } from '@overtone/domain/suggestion/states';
import { SafetyNote } from '@overtone/ui/safety/safety-note';
import { usePageHue } from '@overtone/ui/theme/hue-theme';
import { useState } from 'react';
import { HOME } from '../content/home.ts';
import { offerPrice, offerPromises } from '../content/offer-words.ts';
import { DownloadLinks } from '../site/download-link.tsx';
import { useSite } from '../site/site-parts.tsx';
import { AskForm } from './ask-form.tsx';
import { HomeFigure } from './home-figure.tsx';
import { createTaskAnswer } from './task-answer.ts';
import { TaskList } from './task-list.tsx';

/** The page's opening, which is the product in small: a sentence, and the pair that answers it. */
export function Hero() {
  const { host } = useSite();
  const [answer] = useState(() => createTaskAnswer(host));
  const { suggestion } = useStore(answer.$state);
  const [considered, setConsidered] = useState<TaskState | null>(null);
  const { pair, hue, label } = figureOf(considered, suggestion);
  usePageHue(hue);

  return (
    <div className="page pb-16">
      <HomeFigure pair={pair} label={label} />
      <div className="mt-10 grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="grid content-start gap-6">
          <h1 className="text-hero tracking-tight">{HOME.hero.title}</h1>
          <p className="max-w-[38rem] font-serif text-read text-muted">{HOME.hero.lead}</p>
          <AskForm answer={answer} onAsk={() => setConsidered(null)} />
          <p className="max-w-[38rem] text-small text-muted">
            {offerPromises(OFFERS.hero).join(' · ')}. Then {offerPrice(OFFERS.hero)}.
          </p>
          <DownloadLinks placement="hero_section" />
        </div>
        <div className="grid content-start gap-8">
          <TaskList onConsider={setConsidered} />
          <SafetyNote />
        </div>
      </div>
    </div>
  );
}

/** The state that is being looked at, else the latest suggestion, else the state that the page opens with. */
function figureOf(considered: TaskState | null, suggestion: Suggestion | null) {
  if (suggestion && !considered) {
    const { globalModulationHz: slowHz, centerModulationHz: fastHz, visualHue } = suggestion;
    return { pair: { slowHz, fastHz }, hue: visualHue, label: `${bandFor(fastHz)} at the centre` };
  }
  const { globalHz, centerHz, hue, label } = SUGGESTION_STATES[considered ?? 'analytical'];
  return { pair: { slowHz: globalHz, fastHz: centerHz }, hue, label };
}
