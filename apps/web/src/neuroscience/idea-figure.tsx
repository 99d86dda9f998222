import { TEXT_LINK } from '@overtone/ui/controls/text-link';
import { figureNumber, IDEA_FIGURES } from '../content/idea-figures.ts';
import type { IdeaId } from '../content/neuroscience.ts';
import { Island } from '../site/life/island.tsx';

export interface IdeaFigureProps {
  readonly idea: IdeaId;
  /** Which of the idea's figures: 0 is the first. */
  readonly place: number;
}

/** A figure that a reader handles, and under it what it is, what it is not, and whose it is. */
export function IdeaFigure({ idea, place }: IdeaFigureProps) {
  const figure = IDEA_FIGURES[idea][place];
  if (figure === undefined) throw new Error(`${idea} has no figure ${place}.`);
  return (
    <figure className="idea-figure">
      <Island name={figure.island} />
      <figcaption className="text-small text-muted">
        <span className="font-semibold text-ink">Fig. {figureNumber(idea, place)}</span>{' '}
        {figure.caption}{' '}
        {figure.sources.map(({ authors, year, venue, doi }) => (
          <span key={authors} className="block">
            {authors} ({year}), {venue}.{' '}
            {doi && (
              <a
                href={`https://doi.org/${doi}`}
                rel="noreferrer"
                className={`${TEXT_LINK} inline-block min-h-6 break-all`}
              >
                doi {doi}
              </a>
            )}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}
