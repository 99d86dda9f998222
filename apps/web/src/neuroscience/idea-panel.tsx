import { type Idea, NEUROSCIENCE } from '../content/neuroscience.ts';
import { ClaimList } from '../evidence/claim-list.tsx';
import { IdeaFigure } from './idea-figure.tsx';

/** What one idea's panel is given. */
export interface IdeaPanelProps {
  readonly idea: Idea;
  readonly isHidden: boolean;
}

/** One idea: its figure, its argument, what is known and open, and the claims that lean on it. */
export function IdeaPanel({ idea, isHidden }: IdeaPanelProps) {
  const { id, title, paragraphs, known, open, claims } = idea;
  return (
    <div
      role="tabpanel"
      id={id}
      aria-labelledby={`tab-${id}`}
      tabIndex={0}
      hidden={isHidden}
      className="scroll-mt-40 pt-8"
    >
      <h2 className="text-chapter tracking-display">{title}</h2>
      <div className="mt-6 grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="grid max-w-[42rem] content-start gap-4 font-serif text-read">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <div className="grid content-start gap-8">
          <IdeaFigure idea={idea} />
          <dl className="grid gap-4 border-l-2 border-rule pl-5">
            <div>
              <dt className="text-small font-semibold">{NEUROSCIENCE.known}</dt>
              <dd className="text-muted">{known}</dd>
            </div>
            <div>
              <dt className="text-small font-semibold">{NEUROSCIENCE.open}</dt>
              <dd className="text-muted">{open}</dd>
            </div>
          </dl>
        </div>
      </div>
      <h3 className="mt-12 mb-4 text-title">{NEUROSCIENCE.claimsTitle}</h3>
      <ClaimList ids={claims} ledgerPath="/" />
    </div>
  );
}
