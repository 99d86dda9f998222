import { Plot } from '@overtone/ui/figure/plot';
import type { Idea } from '../content/neuroscience.ts';
import { IDEA_CURVES } from './idea-curves.ts';

/** What an idea says, as curves with their words beside them: one in the accent, the one beside it in grey. */
export function IdeaFigure({ idea: { id, figure } }: { readonly idea: Idea }) {
  const { driven, own, axis, caption } = figure;
  return (
    <figure>
      <div className="relative h-44 border-b border-l border-edge">
        {IDEA_CURVES[id].map(({ curve, isOwn }) => (
          <Plot
            key={`${isOwn}`}
            curve={curve}
            strokeWidth={isOwn ? 1.5 : 2}
            className={`absolute inset-0 size-full ${isOwn ? 'text-faint' : 'text-accent'}`}
          />
        ))}
      </div>
      <p className="mt-1.5 flex flex-wrap justify-between gap-x-4 text-note text-muted">
        <span className="font-semibold text-accent">{driven}</span>
        {own && <span className="font-semibold text-faint">{own}</span>}
        <span>{axis} →</span>
      </p>
      <figcaption className="mt-2 text-note text-muted">{caption}</figcaption>
    </figure>
  );
}
