import { formatFrequency } from '@overtone/domain/frequency/format-frequency';
import type { Hertz } from '@overtone/domain/units';
import type { DeliveredRhythm, EngineState } from '../session/engine-state.ts';
import type { Senses } from './senses.tsx';

/** What the table is given. */
export interface DeliveredTableProps {
  readonly plan: EngineState['plan'];
  readonly senses: Senses;
}

/** What is really delivered beside what was asked for, rhythm by rhythm and sense by sense. */
export function DeliveredTable({ plan, senses }: DeliveredTableProps) {
  return (
    <table aria-label="Delivered" className="w-full text-left text-small">
      <thead>
        <tr className="text-note text-muted">
          <th scope="col" className="pb-1 font-normal">
            Rhythm
          </th>
          <Head>Asked</Head>
          <Head>Light</Head>
          <Head>Sound</Head>
        </tr>
      </thead>
      <tbody>
        <Row name="Fast" rhythm={plan.centre} senses={senses} />
        <Row name="Slow" rhythm={plan.global} senses={senses} />
      </tbody>
    </table>
  );
}

function Head({ children }: { readonly children: string }) {
  return (
    <th scope="col" className="pb-1 text-right font-normal">
      {children}
    </th>
  );
}

interface RowProps {
  readonly name: string;
  readonly rhythm: DeliveredRhythm;
  readonly senses: Senses;
}

function Row({ name, rhythm, senses }: RowProps) {
  const { askedHz } = rhythm;
  const lightHz = senses.hasLight ? rhythm.light.hz : 0;
  const soundHz = senses.hasSound ? rhythm.soundHz : 0;
  return (
    <tr className="border-t border-rule">
      <th scope="row" className="py-1.5 font-medium">
        {name}
      </th>
      <Cell hz={askedHz} />
      <Cell hz={lightHz} isOther={lightHz !== askedHz} />
      <Cell hz={soundHz} isOther={soundHz !== askedHz} />
    </tr>
  );
}

function Cell({ hz, isOther = false }: { readonly hz: Hertz; readonly isOther?: boolean }) {
  return (
    <td
      className={`figure py-1.5 pl-2 text-right ${hz === 0 ? 'text-muted' : isOther ? 'font-semibold text-accent' : ''}`}
    >
      {hz > 0 ? formatFrequency(hz) : 'off'}
    </td>
  );
}
