import { pairCurve } from '@overtone/domain/figure/pair-curve';
import { BUTTON_TONES } from '@overtone/ui/controls/button-tones';
import { Plot } from '@overtone/ui/figure/plot';
import { DEMO } from '../content/demo.ts';

/** A real pair at real scale, as the rule above the last section: four seconds of 1 Hz carrying 10 Hz. */
const RULE = pairCurve({ slowHz: 1, fastHz: 10 }, { fromSeconds: 0, spanSeconds: 4 });

/** The way on: the same over everything a person works in. */
export function ClosingCall() {
  const { title, text, link } = DEMO.closing;
  return (
    <section aria-label={title} className="mt-20">
      <Plot curve={RULE} className="h-10 w-full text-edge" strokeWidth={1} />
      <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-6 border-b border-rule pt-10 pb-14">
        <div className="grid max-w-xl gap-3">
          <h2 className="text-hero">{title}</h2>
          <p className="font-serif text-read text-muted">{text}</p>
        </div>
        <a href="/" className={`${BUTTON_TONES.solid} max-w-full text-center whitespace-normal!`}>
          {link}
        </a>
      </div>
    </section>
  );
}
