import { IDEA_FIGURES } from '../content/idea-figures.ts';
import { type Idea, NEUROSCIENCE } from '../content/neuroscience.ts';
import { ClaimList } from '../evidence/claim-list.tsx';
import { IdeaFigure } from './idea-figure.tsx';

/** One idea: a figure to handle, the argument, what is known and open, further figures, and the claims that lean on it. */
export function IdeaPanel({ idea }: { readonly idea: Idea }) {
  const { id, title, thesis, paragraphs, known, open, claims } = idea;
  return (
    <div
      role="tabpanel"
      id={id}
      aria-labelledby={`tab-${id}`}
      tabIndex={0}
      className="scroll-mt-40 pt-8"
    >
      <h2 className="mb-6 text-chapter tracking-display">
        {/* Its tab says the name, where there are tabs. */}
        <span className="hidden noscript:inline">{title}: </span>
        {thesis}
      </h2>
      <IdeaFigure idea={id} place={0} />
      <div className="mt-12 grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="grid max-w-[42rem] content-start gap-4 font-serif text-read">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <dl className="grid content-start self-start gap-4 border-l-2 border-rule pl-5">
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
      {IDEA_FIGURES[id].slice(1).map(({ island }, index) => (
        <div key={island} className="mt-14 border-t border-rule pt-8">
          <IdeaFigure idea={id} place={index + 1} />
        </div>
      ))}
      <h3 className="mt-14 mb-4 text-title">{NEUROSCIENCE.claimsTitle}</h3>
      <ClaimList ids={claims} ledgerPath="/" />
    </div>
  );
}
