import { linePath } from './picture/ribbon.ts';
import type { Run } from './picture/rhythm-line.ts';

/** What the light shows of a rhythm where that is not what was asked for. */
export function DeliveredLines({ runs }: { readonly runs: readonly Run[] }) {
  return runs.map((run) => (
    <path
      key={`${run[0]?.x} ${run[0]?.y}`}
      d={linePath(run)}
      fill="none"
      className="stroke-ink"
      strokeDasharray="3 3"
      strokeWidth={1.25}
    />
  ));
}
