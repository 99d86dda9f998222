import type { PageLife } from '../site/life/page-life.ts';
import { AskForm } from './opening/ask-form.tsx';
import { considerTasks } from './opening/consider-tasks.ts';
import { drawTint } from './desk/draw-tint.ts';
import { coverFilm } from './film/cover-film.ts';
import { HomeFigure } from './opening/home-figure.tsx';
import { createOpening } from './opening/opening.ts';
import { turnTestimonials } from './testimonials/turn-testimonials.ts';

/** What lives on the home page. */
export function life(): PageLife {
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
      tint: drawTint,
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
