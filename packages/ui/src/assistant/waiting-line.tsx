import { pointsFor, sampleCurve } from '@overtone/domain/figure/curve';
import { ASSISTANT_LOADING_TEXT } from '@overtone/domain/suggestion/assistant-texts';
import { Plot } from '../figure/plot.tsx';

/** As many cycles are drawn as twice what is seen: the wave slides by one half, and begins anew. */
const CYCLES = 4;
const WAVE = sampleCurve(pointsFor(CYCLES), (x) => Math.sin(2 * Math.PI * CYCLES * x));

/** What is said while an answer is on its way, beside a small wave that goes by until it is there. */
export function WaitingLine() {
  return (
    <p className="flex items-center gap-3 text-small text-muted italic">
      <span aria-hidden className="waiting-wave">
        <Plot curve={WAVE} />
      </span>
      <span>{ASSISTANT_LOADING_TEXT}</span>
    </p>
  );
}
