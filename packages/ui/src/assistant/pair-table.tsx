import { bandFor } from '@overtone/domain/frequency/bands';
import { formatFrequency } from '@overtone/domain/frequency/format-frequency';
import type { Hertz } from '@overtone/domain/units';
import type { DeliveredRhythm } from '../session/engine-state.ts';
import type { Senses } from '../signal/senses.tsx';

/** What light and sound make of the pair. */
export interface DeliveredPair {
  readonly centre: DeliveredRhythm;
  readonly global: DeliveredRhythm;
  readonly senses: Senses;
}

/** What the table is given. */
export interface PairTableProps {
  readonly centerHz: Hertz;
  readonly globalHz: Hertz;
  /** Null while the session is set to another pair. */
  readonly delivered: DeliveredPair | null;
}

/** Both rhythms of a suggestion: the band of each, what is asked for, and what light and sound deliver. */
export function PairTable({ centerHz, globalHz, delivered }: PairTableProps) {
  return (
    <table aria-label="The pair" className="w-full text-left text-small">
      <thead>
        <tr className="text-note text-muted">
          <th scope="col" className="font-normal">
            <span className="sr-only">State</span>
          </th>
          <Head>Asked</Head>
          {delivered && <Head>Light</Head>}
          {delivered && <Head>Sound</Head>}
        </tr>
      </thead>
      <tbody>
        <Row
          state="Primary State"
          hz={centerHz}
          rhythm={delivered?.centre}
          senses={delivered?.senses}
        />
        <Row
          state="Supporting State"
          hz={globalHz}
          rhythm={delivered?.global}
          senses={delivered?.senses}
        />
      </tbody>
    </table>
  );
}

function Head({ children }: { readonly children: string }) {
  return (
    <th scope="col" className="pl-3 text-right font-normal">
      {children}
    </th>
  );
}

interface RowProps {
  readonly state: string;
  readonly hz: Hertz;
  readonly rhythm: DeliveredRhythm | undefined;
  readonly senses: Senses | undefined;
}

function Row({ state, hz, rhythm, senses }: RowProps) {
  return (
    <tr className="border-t border-rule align-baseline">
      <th scope="row" className="py-1 font-semibold">
        {bandFor(hz)}{' '}
        <span className="block text-note font-normal whitespace-nowrap text-muted sm:ml-1 sm:inline">
          {state}
        </span>
      </th>
      <Cell hz={hz} askedHz={hz} />
      {rhythm && <Cell hz={senses?.hasLight ? rhythm.light.hz : 0} askedHz={hz} />}
      {rhythm && <Cell hz={senses?.hasSound ? rhythm.soundHz : 0} askedHz={hz} />}
    </tr>
  );
}

function Cell({ hz, askedHz }: { readonly hz: Hertz; readonly askedHz: Hertz }) {
  return (
    <td
      className={`figure py-1 pl-3 text-right ${hz === askedHz ? '' : 'font-semibold text-accent'}`}
    >
      {hz > 0 ? formatFrequency(hz) : 'off'}
    </td>
  );
}
