import { EXPLAINER } from '../../content/home.ts';
import { Section } from '../../site/sections/section.tsx';
import { SectionHead } from '../../site/sections/section-head.tsx';
import { DemoFilm } from './demo-film.tsx';

/** What the product is, in words and as a film. */
export function Explainer() {
  const { title, paragraphs } = EXPLAINER;
  return (
    <Section labelledBy="explainer-title" className="page">
      <SectionHead id="explainer-title" title={title} />
      <div className="mt-6 grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div className="grid content-start gap-4 font-serif text-read">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <DemoFilm />
      </div>
    </Section>
  );
}
