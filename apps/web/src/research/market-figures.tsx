import { TEXT_LINK } from '@overtone/ui/controls/text-link';
import { RESEARCH } from '../content/research.ts';

/** Figures of public statistics, each with its source and year. */
export function MarketFigures() {
  const { figures, figuresNote } = RESEARCH.market;
  return (
    <>
      <ul className="mt-8 grid gap-x-12 gap-y-8 md:grid-cols-3">
        {figures.map(({ figure, text, source, href }) => (
          <li key={source} className="grid content-start gap-2 border-t border-rule pt-4">
            <span className="figure text-title">{figure}</span>
            <span>{text}</span>
            <a href={href} rel="external noopener" className={`${TEXT_LINK} text-note`}>
              {source}
            </a>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-small text-muted">{figuresNote}</p>
    </>
  );
}
