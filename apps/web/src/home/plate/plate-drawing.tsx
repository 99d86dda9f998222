import type { RefObject } from 'react';
import { FAMILIES } from './plate-files.ts';
import { PLATE_PAPER, PLATE_SIZES, plateItems } from './plate-items.ts';
import type { Plate } from './plate.ts';

export interface PlateDrawingProps {
  readonly plate: Plate;
  readonly ref: RefObject<SVGSVGElement | null>;
}

/** A plate on the page; as it stands here it is also the file. */
export function PlateDrawing({ plate, ref }: PlateDrawingProps) {
  const { width, height } = PLATE_SIZES.plate;
  return (
    <svg
      ref={ref}
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${width} ${height}`}
      className="block h-auto w-full border border-rule"
    >
      <rect width={width} height={height} fill={PLATE_PAPER} />
      {plateItems(plate, PLATE_SIZES.plate).map((item) =>
        item.kind === 'text' ? (
          <text
            key={`${item.x} ${item.y}`}
            x={item.x}
            y={item.y}
            fill={item.colour}
            fontFamily={FAMILIES[item.family]}
            fontSize={item.size}
            fontWeight={item.isBold ? 600 : 400}
            textAnchor={item.endsThere ? 'end' : 'start'}
          >
            {item.text}
          </text>
        ) : (
          <path
            key={`${item.x} ${item.y}`}
            d={item.d}
            transform={`translate(${item.x} ${item.y})`}
            fill="none"
            stroke={item.colour}
            strokeWidth={item.strokeWidth}
            strokeLinejoin="round"
          />
        ),
      )}
    </svg>
  );
}
