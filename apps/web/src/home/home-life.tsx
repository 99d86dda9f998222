import type { PageLife } from '../site/page-life.ts';
import { AskForm } from './ask-form.tsx';
import { considerTasks } from './consider-tasks.ts';
import { coverFilm } from './cover-film.ts';
import { HomeFigure } from './home-figure.tsx';
import { createOpening } from './opening.ts';
import { turnTestimonials } from './turn-testimonials.ts';

/** What lives on the home page. */
export function homeLife(): PageLife {
  const opening = createOpening();
  return {
    islands: {
      figure: <HomeFigure opening={opening} />,
      ask: <AskForm opening={opening} />,
    },
    lateIslands: {
      roi: async () => {
        const { RoiCalculator } = await import('../roi/roi-calculator.tsx');
        return <RoiCalculator variant="home" />;
      },
    },
    behaviours: {
      tasks: considerTasks(opening),
      film: coverFilm,
      testimonials: turnTestimonials,
    },
    lateBehaviours: {
      offers: async () => {
        const { sellOffers } = await import('../checkout/sell-offers.ts');
        return sellOffers();
      },
    },
  };
}
