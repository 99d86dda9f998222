import { FEATURES } from '../content/home.ts';
import { Section } from '../site/sections/section.tsx';
import { SectionHead } from '../site/sections/section-head.tsx';
import { StatePlot } from '../site/sections/state-plot.tsx';

/** What the product does, each point beside a pair that it was drawn from. */
export function Features() {
  const { title, lead, items } = FEATURES;
  return (
    <Section id="features-section" labelledBy="features-title" className="page">
      <SectionHead id="features-title" title={title} lead={lead} />
      <ul className="mt-8 divide-y divide-rule border-y border-rule">
        {items.map((item) => (
          <li
            key={item.title}
            className="grid items-center gap-x-12 gap-y-2 py-6 md:grid-cols-[14rem_minmax(0,1fr)] lg:grid-cols-[18rem_minmax(0,1fr)_14rem]"
          >
            <h3 className="text-title">{item.title}</h3>
            <p className="max-w-[40rem] text-muted">{item.text}</p>
            <div className="hidden lg:block">
              <StatePlot state={item.state} className="h-10 w-full" />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
