import { OFFERS } from '@overtone/domain/offers/offers';
import { SUGGESTION_STATES } from '@overtone/domain/suggestion/states';
import { SafetyNote } from '@overtone/ui/safety/safety-note';
import { demoLink, HERO, TASKS } from '../../content/home.ts';
import { offerPrice } from '../../content/offer-words.ts';
import { DownloadLinks } from '../../site/forms/download-link.tsx';
import { Island } from '../../site/life/island.tsx';
import { StatePlot } from '../../site/sections/state-plot.tsx';
import { When } from '../../site/when.tsx';
import { HeroPromises } from './hero-promises.tsx';

/** The page's opening, which is the product in small: a sentence, and the pair that answers it. */
export function Hero() {
  return (
    <div className="page pb-16">
      <Island name="figure" />
      <div className="mt-10 grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="grid content-start gap-6">
          <h1 className="text-hero tracking-display">{HERO.title}</h1>
          <p className="max-w-[38rem] font-serif text-read text-muted">{HERO.lead}</p>
          <Island name="ask" />
          <p className="max-w-[38rem] text-small text-muted">
            <HeroPromises />.<When is="open">{` Then ${offerPrice(OFFERS.hero)}.`}</When>
          </p>
          <DownloadLinks placement="hero_section" />
        </div>
        <div className="grid content-start gap-8">
          <TaskList />
          <SafetyNote />
        </div>
      </div>
    </div>
  );
}

/** Tasks with the pair that answers each; one leads into the demo. Looking at one shows its pair (`consider-tasks.ts`). */
function TaskList() {
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
