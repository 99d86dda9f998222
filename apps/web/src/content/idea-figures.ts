import { SOURCES, type Source } from '@overtone/domain/claims/sources';
import { DEMO_DEFAULTS } from '@overtone/domain/session/defaults';
import { PRODUCT_NAME } from '@overtone/domain/product';
import { modulationDepth } from '@overtone/engine/stimulus/sound-plan';
import type { IdeaId } from './neuroscience.ts';

/** A figure of an idea: the island that lives in it, and what its caption says. */
export interface IdeaFigureText {
  readonly island: string;
  readonly caption: string;
  readonly sources: readonly Source[];
}

const DEPTH = `${Math.round(100 * modulationDepth(DEMO_DEFAULTS.globalModulationStrength))}%`;

/** The figures of each idea, in their order. */
export const IDEA_FIGURES: Readonly<Record<IdeaId, readonly IdeaFigureText[]>> = {
  'perceptual-load': [
    {
      island: 'load',
      caption:
        'A model, not data: the theory says which way each part goes, and gives no such numbers. That an overlay draws any attention from a task that leaves some over is what the theory would expect; nobody has measured it.',
      sources: [SOURCES.lavie2005],
    },
  ],
  'neural-entrainment': [
    {
      island: 'entrainment',
      caption:
        'A model, not data: one rhythm with a pace of its own, and a pulse that pulls at it. It keeps time inside the wedge, the Arnold tongue, and slips outside it. In one study of light on alpha rhythms the response went much like this. That study used a bright flicker, not an overlay, and how hard a faint tint pulls, if at all, is not known.',
      sources: [SOURCES.adler1946, SOURCES.notbohm2016],
    },
    {
      island: 'screen',
      caption: `Computed, not measured: a screen shows a row of pictures, and too few of them make a different pulse from the one that was meant. What ${PRODUCT_NAME} shows here is what it plans on such a screen.`,
      sources: [SOURCES.shannon1949],
    },
    {
      island: 'tones',
      caption: `Computed, not measured: the level that reaches each ear, drawn at full depth. ${PRODUCT_NAME} plays isochronic tones, by default at a depth of ${DEPTH}. In one study the brain followed beats mixed in the air more closely than binaural ones, and neither changed mood.`,
      sources: [SOURCES.orozcoPerez2020],
    },
  ],
  'network-modulation': [
    {
      island: 'networks',
      caption:
        'A model, not data: two made-up signals with the correlation that you choose. Such networks were found to oppose each other in people at rest. How far is disputed, since part of it may come from how the recordings are prepared.',
      sources: [SOURCES.fox2005, SOURCES.anderson2011],
    },
  ],
  'neuroplastic-conditioning': [
    {
      island: 'habit',
      caption:
        'The curve that fitted habits such as a glass of water after breakfast. People needed from 18 to 254 days, half of them more than 66; the grey curves are those three. No rhythm was tested, and for some people no such curve fitted.',
      sources: [SOURCES.lally2010],
    },
  ],
};

/** The number of the figure that stands at a place of an idea; they are counted through the page. */
export function figureNumber(idea: IdeaId, place: number): number {
  const ideas = Object.keys(IDEA_FIGURES);
  const before = Object.values(IDEA_FIGURES).slice(0, ideas.indexOf(idea));
  return before.reduce((sum, figures) => sum + figures.length, place + 1);
}
