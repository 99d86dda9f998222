import { ONBOARDING } from '../content/home.ts';
import { Section } from '../site/sections/section.tsx';
import { SectionHead } from '../site/sections/section-head.tsx';

/** How to begin, in three steps. */
export function Onboarding() {
  const { title, steps } = ONBOARDING;
  return (
    <Section labelledBy="onboarding-title" className="page">
      <SectionHead id="onboarding-title" title={title} />
      <ol className="mt-8 grid gap-x-12 gap-y-8 md:grid-cols-3">
        {steps.map((step, index) => (
          <li key={step.title} className="border-t-2 border-ink pt-4">
            <span className="figure text-small text-muted">{index + 1}</span>
            <h3 className="mt-1 text-title">{step.title}</h3>
            <p className="mt-2 text-muted">{step.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
