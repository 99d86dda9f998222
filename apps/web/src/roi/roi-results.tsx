import type { Roi } from '@overtone/domain/roi/roi';
import { ROI_TEXT } from '../content/roi.ts';
import { formatMoney } from './money.ts';

/** The calculator's answers. */
export function RoiResults({ roi }: { readonly roi: Roi }) {
  const { annualLoss, recoverable, investment, net, roiPercent } = roi;
  const { results, nothingInvested } = ROI_TEXT;
  const rows = [
    [results.annualLoss, formatMoney(annualLoss)],
    [results.recoverable, formatMoney(recoverable)],
    [results.investment, formatMoney(investment)],
    [results.net, formatMoney(net)],
    [
      results.roiPercent,
      roiPercent === null
        ? nothingInvested
        : `${roiPercent.toLocaleString('en-US').replace('-', '−')}%`,
    ],
  ] as const;
  return (
    <dl aria-live="polite" className="divide-y divide-rule border-y border-rule">
      {rows.map(([name, value]) => (
        <div
          key={name}
          className="flex items-baseline justify-between gap-6 py-2.5 last:[&>dt]:font-semibold"
        >
          <dt>{name}</dt>
          <dd className="figure">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
