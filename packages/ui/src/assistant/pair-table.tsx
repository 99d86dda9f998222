import { bandFor } from '@overtone/domain/frequency/bands';
import { formatFrequency } from '@overtone/domain/frequency/format-frequency';
import type { Hertz } from '@overtone/domain/units';

/** What the table is given. */
export interface PairTableProps {
  readonly centerHz: Hertz;
  readonly globalHz: Hertz;
}

/** Both rhythms of a suggestion: the state that each stands for, and its frequency. What is delivered of it is said where that is watched. */
export function PairTable({ centerHz, globalHz }: PairTableProps) {
  return (
    <table aria-label="The pair" className="w-full text-left text-small">
      <tbody>
        <Row state="Primary State" hz={centerHz} />
        <Row state="Supporting State" hz={globalHz} />
      </tbody>
    </table>
  );
}

function Row({ state, hz }: { readonly state: string; readonly hz: Hertz }) {
  return (
    <tr className="border-t border-rule align-baseline">
      <th scope="row" className="py-1 font-semibold">
        {bandFor(hz)} <span className="ml-1 text-note font-normal text-muted">{state}</span>
      </th>
      <td className="figure py-1 pl-3 text-right">{formatFrequency(hz)}</td>
    </tr>
  );
}
