import { CURVE_NAMES } from '@overtone/client/program/program-words';
import { sampleCurve } from '@overtone/domain/figure/curve';
import { type Curve, CURVES, curveValue } from '@overtone/domain/rhythm/curve';
import { Choice } from '../controls/choice.tsx';
import { Plot } from '../figure/plot.tsx';

const POINTS = 49;
/** From 1 to 16, so that an exponential way is told from a straight one at a glance. */
const OPTIONS = CURVES.map((curve) => ({
  value: curve,
  name: CURVE_NAMES[curve],
  content: (
    <span className="grid justify-items-center gap-1.5 py-2">
      <Plot curve={wayOf(curve)} className="h-3.5 w-9" />
      <span className="text-note">{CURVE_NAMES[curve]}</span>
    </span>
  ),
}));

function wayOf(curve: Curve) {
  return sampleCurve(POINTS, (x) =>
    curve === 'hold' ? (x === 0 ? -1 : 1) : (curveValue(curve, 1, 16, x) - 8.5) / 7.5,
  );
}

/** How a stage gets where it goes. */
export function CurveChoice({
  value,
  onChange,
}: {
  readonly value: Curve;
  readonly onChange: (curve: Curve) => void;
}) {
  return <Choice label="How it gets there" options={OPTIONS} value={value} onChange={onChange} />;
}
