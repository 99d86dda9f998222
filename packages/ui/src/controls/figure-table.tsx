import type { ReactNode } from 'react';
import { ScrollRegion } from './scroll-region.tsx';

/** What the table is given. */
export interface FigureTableProps {
  readonly caption: string;
  /** Whether the caption is read out and not shown. */
  readonly isCaptionHidden?: boolean;
  /** Heads of the columns, that of the rows first. */
  readonly columns: readonly string[];
  /** Its rows, each a {@link FigureRow}. */
  readonly children: ReactNode;
}

/** Figures in a table, each to the right of its column; one that is too wide scrolls by itself. */
export function FigureTable(props: FigureTableProps) {
  const { caption, isCaptionHidden = false, columns, children } = props;
  return (
    <ScrollRegion label={caption} className="overflow-x-auto">
      <table
        className={`w-full text-left text-small ${columns.length === 2 ? 'max-w-[30rem]' : ''}`}
      >
        <caption className={isCaptionHidden ? 'sr-only' : 'label pb-2 text-left'}>
          {caption}
        </caption>
        <thead>
          <tr className="text-note text-muted">
            {columns.map((column, index) => (
              <th
                key={column}
                scope="col"
                className={`pr-4 pb-1 font-normal last:pr-0 ${index === 0 ? '' : 'text-right'}`}
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </ScrollRegion>
  );
}

/** What a row is given. */
export interface FigureRowProps {
  readonly name: string | number;
  readonly cells: readonly (string | number)[];
}

/** A row of a {@link FigureTable}. */
export function FigureRow({ name, cells }: FigureRowProps) {
  return (
    <tr className="border-t border-rule">
      <th
        scope="row"
        className={`py-1.5 pr-4 font-normal ${typeof name === 'number' ? 'figure' : ''}`}
      >
        {name}
      </th>
      {cells.map((cell, index) => (
        <td key={index} className="figure py-1.5 pr-4 text-right last:pr-0">
          {cell}
        </td>
      ))}
    </tr>
  );
}
