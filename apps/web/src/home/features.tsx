import { FEATURES } from '../content/home.ts';
import { Section } from '../site/sections/section.tsx';
import { PartHead } from '../site/sections/section-head.tsx';

/** What the product does. */
export function Features() {
  const { title, lead, items } = FEATURES;
  return (
    <Section id="features-section" labelledBy="features-title">
      <PartHead id="features-title" title={title} lead={lead} />
      <dl className="mt-6 grid gap-x-16 gap-y-5 md:grid-cols-2">
        {items.map((item) => (
          <div key={item.title} className="border-t border-rule pt-3 first:md:col-span-2">
            <dt className="font-display text-title font-semibold">{item.title}</dt>
            <dd className="mt-1 max-w-[40rem] text-muted">{item.text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
