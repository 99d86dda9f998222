import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { SHORT_QUOTES, TESTIMONIALS, TESTIMONIALS_NOTE } from '../content/testimonials.ts';
import { createCarousel } from '../site/carousel.ts';
import { holdWhileUsed } from '../site/hold-while-used.ts';
import { DownloadLinks } from '../site/download-link.tsx';
import { Section } from '../site/reveal.tsx';
import { SectionHead } from '../site/section-head.tsx';
import { useSite } from '../site/site-parts.tsx';
import { TestimonialFigure } from './testimonial-figure.tsx';

/** What people might say: one after the other, and three that stay. */
export function Testimonials() {
  const { host } = useSite();
  const [carousel] = useState(() => createCarousel(host, TESTIMONIALS.length));
  const shown = useStore(carousel.$index);
  const stage = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) carousel.hold('reduced-motion');
    const stopHolding = stage.current ? holdWhileUsed(stage.current, carousel) : undefined;
    const stop = carousel.start();
    return () => {
      stopHolding?.();
      stop();
    };
  }, [carousel]);

  return (
    <Section labelledBy="testimonials-title" className="page">
      <SectionHead id="testimonials-title" title="What it may be like" lead={TESTIMONIALS_NOTE} />
      <div className="mt-8 grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div ref={stage}>
          <div className="grid">
            {TESTIMONIALS.map((testimonial, index) => (
              <TestimonialFigure
                key={testimonial.firstName}
                testimonial={testimonial}
                isShown={index === shown}
              />
            ))}
          </div>
          <div className="mt-4 -ml-4 flex">
            {TESTIMONIALS.map(({ firstName }, index) => (
              <button
                key={firstName}
                type="button"
                aria-label={`Show testimonial ${index + 1} of ${TESTIMONIALS.length}`}
                aria-current={index === shown}
                onClick={() => carousel.show(index)}
                className="group grid size-11 cursor-pointer place-items-center"
              >
                <span className="size-2.5 rounded-full border border-edge group-hover:border-accent group-aria-[current=true]:border-accent group-aria-[current=true]:bg-accent" />
              </button>
            ))}
          </div>
        </div>
        <ul className="divide-y divide-rule self-start border-y border-rule">
          {SHORT_QUOTES.map(({ quote, firstName, role }) => (
            <li key={firstName} className="py-4">
              <p className="font-serif text-read italic">“{quote}”</p>
              <p className="mt-1 text-note text-muted">
                {firstName}, {role.toLowerCase()}
              </p>
            </li>
          ))}
        </ul>
      </div>
      <div className="mt-8">
        <DownloadLinks placement="testimonials_section" />
      </div>
    </Section>
  );
}
