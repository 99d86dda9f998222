import { useId } from 'react';
import { DEMO } from '../content/demo.ts';

/** Why light and sound that pulse might help, and how far that is known. */
export function Explainer() {
  const headingId = useId();
  const { title, parts } = DEMO.explainer;
  return (
    <section aria-labelledby={headingId} className="grid gap-5 border-t border-rule pt-6">
      <h2 id={headingId} className="text-title">
        {title}
      </h2>
      {parts.map((part) => (
        <div key={part.title} className="grid gap-1.5">
          <h3 className="font-sans text-base tracking-normal">{part.title}</h3>
          <p className="max-w-prose font-serif text-[1.0625rem] leading-relaxed text-muted">
            {part.text}
          </p>
        </div>
      ))}
    </section>
  );
}
