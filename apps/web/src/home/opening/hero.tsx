import { OFFERS } from '@overtone/domain/offers/offers';
import { SafetyNote } from '@overtone/ui/safety/safety-note';
import { demoLink } from '../../content/ask.ts';
import { HERO, TASKS } from '../../content/home.ts';
import { offerPrice } from '../../content/offer-words.ts';
import { DownloadLinks } from '../../site/forms/download-link.tsx';
import { Island } from '../../site/life/island.tsx';
import { StatePlot } from '../../site/sections/state-plot.tsx';
import { When } from '../../site/when.tsx';
import { DayStart } from '../day/day-stroke.tsx';
import { DeskPicture } from '../desk/desk-picture.tsx';
import { HeroPromises } from './hero-promises.tsx';
import { pairOfState } from './pair-of-state.ts';
import { FIRST_PAIR } from './shown-pair.ts';

/**
 * The page's opening, which is the product in small: a sentence and the pair that answers it, and what the light looks
 * like over work. On a phone the figure follows the field at once; on a desk the picture stands beside both.
 */
export function Hero() {
  return (
    <div className="hero-grid pt-2 pb-16">
      <div className="hero-words grid grid-cols-[minmax(0,1fr)] content-start gap-3.5 lg:gap-5">
        <h1 className="text-hero tracking-display">{HERO.title}</h1>
        <p className="max-w-[38rem] font-serif text-read text-muted max-sm:text-base">
          {HERO.lead}
        </p>
        <Island name="ask" />
      </div>
      <div className="hero-stroke">
        <DayStart pair={FIRST_PAIR.pair} />
      </div>
      <div className="hero-picture">
        <DeskPicture />
      </div>
      <div className="hero-figure">
        <Island name="figure" />
      </div>
      <div className="hero-tasks grid gap-x-20 gap-y-10 lg:grid-cols-[minmax(0,33fr)_minmax(0,47fr)]">
        <div className="grid content-start gap-5">
          <DownloadLinks placement="hero_section" />
          <p className="max-w-[38rem] text-small text-muted">
            <HeroPromises />.<When is="open">{` Then ${offerPrice(OFFERS.hero)}.`}</When>
          </p>
          <SafetyNote />
        </div>
        <TaskList />
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
        {TASKS.items.map(({ prompt, state }) => {
          const shown = pairOfState(state);
          return (
            <li key={prompt}>
              <a
                href={demoLink(prompt)}
                data-pair={JSON.stringify(shown)}
                className="grid grid-cols-[1fr_7rem] items-center gap-5 py-3 hover:text-accent"
              >
                <span>
                  <span className="leads-on block font-serif text-read leading-snug">{prompt}</span>
                  <span className="text-note text-muted">{shown.label}</span>
                </span>
                <StatePlot state={state} mostCycles={24} className="h-8 w-full" />
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
