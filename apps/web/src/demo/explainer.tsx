import { useId } from 'react';
import { DEMO } from '../content/demo.ts';

/** Why light and sound that pulse might help, and how far that is known. */
export function Explainer() {
  const headingId = useId();
  const { title, parts } = DEMO.explainer;
  return (
    <section
      aria-labelledby={headingId}
      className="grid gap-x-12 gap-y-6 border-t border-rule pt-14 lg:grid-cols-3"
    >
      <h2 id={headingId} className="text-head lg:col-span-3">
        {title}
      </h2>
      {parts.map((part) => (
        <div key={part.title} className="grid content-start gap-1.5 border-t border-rule pt-4">
          <h3 className="font-sans text-base tracking-normal">{part.title}</h3>
          <p className="max-w-prose font-serif text-[1.0625rem] leading-relaxed text-muted">
            {part.text}
          </p>
        </div>
      ))}
    </section>
  );
}
