import { pairCurve } from '@overtone/domain/figure/pair-curve';
import { svgPath } from '@overtone/domain/figure/svg-path';
import { useId } from 'react';
import { EXAMPLE, type Testimonial } from '../../content/testimonials.ts';

const PATH = svgPath(pairCurve({ slowHz: 1, fastHz: 12 }), { width: 600, height: 40, inset: 3 });

/** What one testimonial is given. */
export interface TestimonialFigureProps {
  readonly testimonial: Testimonial;
  readonly isShown: boolean;
}

/** One testimonial under a stroke that runs between its two hues. All lie in one place; one is shown. */
export function TestimonialFigure({ testimonial, isShown }: TestimonialFigureProps) {
  const { quote, highlight, firstName, role, gradient } = testimonial;
  const gradientId = useId();
  const [before, after] = quote.split(highlight);
  return (
    <figure
      aria-hidden={!isShown}
      className="transition-opacity duration-500 not-noscript:[grid-area:1/1] not-noscript:aria-hidden:invisible not-noscript:aria-hidden:opacity-0"
    >
      <svg aria-hidden viewBox="0 0 600 40" preserveAspectRatio="none" className="h-8 w-full">
        <linearGradient id={gradientId}>
          {gradient.map((hue, stop) => (
            <stop key={hue} offset={stop} stopColor={`hsl(${hue} 65% 52%)`} />
          ))}
        </linearGradient>
        <path
          d={PATH}
          fill="none"
          stroke={`url(#${gradientId})`}
          strokeWidth={2}
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <blockquote className="mt-5 font-serif text-chapter leading-snug">
        “{before}
        <mark className="bg-transparent text-accent">{highlight}</mark>
        {after}”
      </blockquote>
      <figcaption className="mt-4 text-small text-muted">
        {firstName}, {role.toLowerCase()}: {EXAMPLE}
      </figcaption>
    </figure>
  );
}
