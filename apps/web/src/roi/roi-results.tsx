import type { Roi } from '@overtone/domain/roi/roi';
import { ROI_TEXT } from '../content/roi.ts';
import { formatMoney } from './money.ts';

const BAR_WIDTH = 1000;

/** The calculator's answers, each sum once; under the first three a bar, all to one scale. */
export function RoiResults({ roi }: { readonly roi: Roi }) {
  const { annualLoss, recoverable, investment, net, roiPercent } = roi;
  const { results, nothingInvested, bars } = ROI_TEXT;
  const most = Math.max(1, annualLoss, recoverable, investment);
  const sums = [
    { name: results.annualLoss, amount: annualLoss, tone: 'text-edge' },
    { name: results.recoverable, amount: recoverable, tone: 'text-accent' },
    { name: results.investment, amount: investment, tone: 'text-ink' },
  ];
  return (
    <>
      <dl aria-live="polite" className="divide-y divide-rule border-y border-rule">
        {sums.map(({ name, amount, tone }) => (
          <div key={name} className={`${ROW} relative pb-8`}>
            <dt>{name}</dt>
            <dd className="figure">
              {formatMoney(amount)}
              <Bar share={amount / most} tone={tone} />
            </dd>
          </div>
        ))}
        <div className={ROW}>
          <dt>{results.net}</dt>
          <dd className="figure">{formatMoney(net)}</dd>
        </div>
        <div className={`${ROW} font-semibold`}>
          <dt>{results.roiPercent}</dt>
          <dd className="figure">
            {roiPercent === null
              ? nothingInvested
              : `${roiPercent.toLocaleString('en-US').replace('-', '−')}%`}
          </dd>
        </div>
      </dl>
      <p className="text-note text-muted">{bars}</p>
    </>
  );
}

const ROW = 'flex items-baseline justify-between gap-6 py-2.5';

function Bar({ share, tone }: { readonly share: number; readonly tone: string }) {
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${BAR_WIDTH} 10`}
      preserveAspectRatio="none"
      className={`absolute inset-x-0 bottom-3 h-3.5 w-full ${tone}`}
    >
      <rect width={Math.max(2, share * BAR_WIDTH)} height="10" fill="currentColor" />
    </svg>
  );
}
