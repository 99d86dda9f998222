import { NEUROSCIENCE } from '../content/neuroscience.ts';

const { columns, rows, title } = NEUROSCIENCE.comparison;

/** The four ideas against each other; on a narrow window each is a list of its own. */
export function ComparisonTable() {
  return (
    <table className="mt-8 w-full border-collapse text-left" aria-label={title}>
      <thead className="max-md:sr-only">
        <tr className="border-b border-edge text-small">
          {columns.map((column) => (
            <th key={column} scope="col" className="py-3 pr-6 font-semibold">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-rule max-md:border-t max-md:border-rule">
        {rows.map(([idea, ...cells]) => (
          <tr key={idea} className="align-top max-md:block max-md:py-4">
            <th scope="row" className="py-1 pr-6 font-semibold max-md:block md:py-3">
              {idea}
            </th>
            {cells.map((cell, index) => (
              <td
                key={columns[index + 1]}
                className="py-1 text-muted max-md:grid max-md:grid-cols-[9rem_1fr] max-md:gap-x-4 md:py-3 md:pr-6"
              >
                <span aria-hidden className="text-small text-faint md:hidden">
                  {columns[index + 1]}
                </span>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
