import type { PageLife } from '../site/life/page-life.ts';
import { EntrainmentFigure } from './figures/entrainment-figure.tsx';
import { HabitFigure } from './figures/habit-figure.tsx';
import { LoadFigure } from './figures/load-figure.tsx';
import { NetworksFigure } from './figures/networks-figure.tsx';
import { ScreenFigure } from './figures/screen-figure.tsx';
import { TonesFigure } from './figures/tones-figure.tsx';
import { turnIdeas } from './turn-ideas.ts';

/** What lives on the neuroscience page. */
export function life(): PageLife {
  return {
    islands: {
      load: <LoadFigure />,
      entrainment: <EntrainmentFigure />,
      screen: <ScreenFigure />,
      tones: <TonesFigure />,
      networks: <NetworksFigure />,
      habit: <HabitFigure />,
    },
    behaviours: { ideas: turnIdeas },
  };
}
