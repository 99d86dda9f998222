import { pairCurve } from '@overtone/domain/figure/pair-curve';
import { PRODUCT_NAME } from '@overtone/domain/product';
import { Plot } from '@overtone/ui/figure/plot';

/** A third of a second of 3 Hz carrying 15 Hz: one slow cycle, slow enough to stay readable at the size of a word. */
const MARK = pairCurve({ slowHz: 3, fastHz: 15 }, { fromSeconds: 0, spanSeconds: 1 / 3 });

/** The mark and the name, leading home. */
export function Wordmark() {
  return (
    <a href="/" className="group flex items-center gap-2.5 font-display text-title font-semibold">
      <Plot curve={MARK} className="h-6 w-8 text-accent" strokeWidth={2} />
      {PRODUCT_NAME}
    </a>
  );
}
