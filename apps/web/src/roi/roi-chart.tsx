import type { Roi } from '@overtone/domain/roi/roi';
import { ROI_TEXT } from '../content/roi.ts';
import { formatMoney } from './money.ts';

const WIDTH = 1000;

/** Three bars to one scale: what is lost, what may come back, what it costs. */
export function RoiChart({ roi }: { readonly roi: Roi }) {
  const { results, chart } = ROI_TEXT;
  const bars = [
    { name: results.annualLoss, amount: roi.annualLoss, tone: 'text-edge' },
    { name: results.recoverable, amount: roi.recoverable, tone: 'text-accent' },
    { name: results.investment, amount: roi.investment, tone: 'text-ink' },
  ];
  const most = Math.max(1, ...bars.map(({ amount }) => amount));
  return (
    <figure>
      <div className="grid gap-3">
        {bars.map(({ name, amount, tone }) => (
          <div key={name}>
            <p className="flex justify-between text-note text-muted">
              {name} <span className="figure">{formatMoney(amount)}</span>
            </p>
            <svg
              aria-hidden
              viewBox={`0 0 ${WIDTH} 10`}
              preserveAspectRatio="none"
              className={`mt-1 h-3.5 w-full ${tone}`}
            >
              <rect width={Math.max(2, (amount / most) * WIDTH)} height="10" fill="currentColor" />
            </svg>
          </div>
        ))}
      </div>
      <figcaption className="mt-2 text-note text-muted">{chart}</figcaption>
    </figure>
  );
}
