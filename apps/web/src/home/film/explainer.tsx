import { EXPLAINER } from '../../content/home.ts';
import { Section } from '../../site/sections/section.tsx';
import { SectionHead } from '../../site/sections/section-head.tsx';
import { DemoFilm } from './demo-film.tsx';

/** What the product is, in words and as a film, which stands under the picture of the opening. */
export function Explainer() {
  const { title, paragraphs } = EXPLAINER;
  return (
    <Section labelledBy="explainer-title" className="page">
      <SectionHead id="explainer-title" title={title} />
      <div className="mt-6 grid gap-x-16 gap-y-8 lg:grid-cols-[min(34rem,50vw-4rem)_minmax(0,1fr)]">
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
