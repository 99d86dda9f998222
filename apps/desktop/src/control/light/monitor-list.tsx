import { useStore } from '@nanostores/react';
import { formatFrequency } from '@overtone/domain/frequency/format-frequency';
import { Switch } from '@overtone/ui/controls/switch';
import type { MonitorRow, MonitorStore } from './monitor-store.ts';
import { WORDS } from '../words.ts';

/** The monitors: which of them get light, and what each of them really shows. */
export function MonitorList({ monitors }: { readonly monitors: MonitorStore }) {
  const rows = useStore(monitors.$rows);
  return (
    <section aria-label={WORDS.desktop.monitors} className="grid gap-1">
      <span className="label">{WORDS.desktop.monitors}</span>
      <ul className="divide-y divide-rule border-y border-rule">
        {rows.map((row) => (
          <li key={row.key} data-monitor={row.key} className="grid gap-1 py-2">
            <Switch isOn={row.isShown} onChange={(shown) => monitors.setShown(row.key, shown)}>
              <span className="flex flex-wrap items-baseline gap-x-3">
                {row.name === '' ? row.key : row.name}
                <span className="figure text-small text-muted">
                  {row.width} × {row.height}
                </span>
              </span>
            </Switch>
            {row.report && <Delivered row={row} report={row.report} />}
          </li>
        ))}
      </ul>
      <p className="text-note text-faint">{WORDS.desktop.monitorsNote}</p>
      {rows.some(({ key, lightKey }) => key !== lightKey) && (
        <p className="text-note text-faint">{WORDS.desktop.sharedLightNote}</p>
      )}
    </section>
  );
}

interface DeliveredProps {
  readonly row: MonitorRow;
  readonly report: NonNullable<MonitorRow['report']>;
}

/** Signal check of one monitor: its refresh rate, what it shows of each rhythm, and how well its clock agrees. */
function Delivered({ row, report }: DeliveredProps) {
  const { refreshHz, centreHz, globalHz, clockErrorMs } = report;
  const hz = (frequency: number) => (frequency > 0 ? formatFrequency(frequency) : 'off');
  return (
    <dl aria-label={`Signal check, ${row.name}`} className="flex flex-wrap gap-x-4 text-note">
      <Fact term="Refresh" value={refreshHz === null ? 'measuring' : formatFrequency(refreshHz)} />
      <Fact term="Fast" value={hz(centreHz)} />
      <Fact term="Slow" value={hz(globalHz)} />
      <Fact term="Clock" value={`±${Math.abs(clockErrorMs).toFixed(1)} ms`} />
    </dl>
  );
}

function Fact({ term, value }: { readonly term: string; readonly value: string }) {
  return (
    <div className="flex gap-1.5">
      <dt className="text-muted">{term}</dt>
      <dd className="figure">{value}</dd>
    </div>
  );
}
