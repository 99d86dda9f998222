import { ONBOARDING } from '../content/home.ts';
import { Section } from '../site/sections/section.tsx';
import { PartHead } from '../site/sections/section-head.tsx';

/** How to begin, in three steps. */
export function Onboarding() {
  const { title, steps } = ONBOARDING;
  return (
    <Section labelledBy="onboarding-title" className="lg:sticky lg:top-8 lg:self-start">
      <PartHead id="onboarding-title" title={title} />
      <ol className="mt-6 grid gap-y-6">
        {steps.map((step, index) => (
          <li key={step.title} className="grid grid-cols-[2.5rem_minmax(0,1fr)]">
            <span className="figure text-chapter leading-none text-accent">{index + 1}</span>
            <div>
              <h3 className="text-title">{step.title}</h3>
              <p className="mt-1 text-muted">{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
