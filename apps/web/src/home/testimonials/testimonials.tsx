import {
  EXAMPLE,
  SHORT_QUOTES,
  TESTIMONIALS,
  TESTIMONIALS_NOTE,
  TESTIMONIALS_PAUSE,
  TESTIMONIALS_TITLE,
} from '../../content/testimonials.ts';
import { DownloadLinks } from '../../site/forms/download-link.tsx';
import { PartHead } from '../../site/sections/section-head.tsx';
import { Section } from '../../site/sections/section.tsx';
import { TestimonialFigure } from './testimonial-figure.tsx';

/** What people might say: some one after the other (see `turn-testimonials.ts`), and three that stay. */
export function Testimonials() {
  return (
    <Section labelledBy="testimonials-title" className="page">
      <PartHead id="testimonials-title" title={TESTIMONIALS_TITLE} lead={TESTIMONIALS_NOTE} />
      <div className="mt-8 grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div data-behaviour="testimonials">
          <div className="grid gap-y-10">
            {TESTIMONIALS.map((testimonial, index) => (
              <TestimonialFigure
                key={testimonial.firstName}
                testimonial={testimonial}
                isShown={index === 0}
              />
            ))}
          </div>
          <div className="mt-4 -ml-2 flex noscript:hidden">
            {TESTIMONIALS.map(({ firstName }, index) => (
              <button
                key={firstName}
                type="button"
                aria-label={`Show testimonial ${index + 1} of ${TESTIMONIALS.length}`}
                aria-current={index === 0}
                className="group grid h-11 w-6.5 cursor-pointer place-items-center"
              >
                <span className="size-2.5 rounded-full border border-edge group-hover:border-accent group-aria-[current=true]:border-accent group-aria-[current=true]:bg-accent" />
              </button>
            ))}
            <button
              type="button"
              aria-label={TESTIMONIALS_PAUSE}
              aria-pressed={false}
              className="hold-key ml-0.5 self-center"
            />
          </div>
        </div>
        <ul className="divide-y divide-rule self-start border-y border-rule">
          {SHORT_QUOTES.map(({ quote, firstName, role }) => (
            <li key={firstName} className="py-4">
              <p className="font-serif text-read italic">“{quote}”</p>
              <p className="mt-1 text-note text-muted">
                {firstName}, {role.toLowerCase()}: {EXAMPLE}
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
