import { svgPath } from '@overtone/domain/figure/svg-path';
import { useDeferredValue, useMemo } from 'react';
import { chirpOf } from './picture/chirp.ts';
import { xOf } from './picture/frame.ts';
import type { SeenPart } from './picture/seen-part.ts';
import { type Drawn, useCalmDrawing } from './use-calm-drawing.ts';

const HEIGHT = 32;

/** What the strip is given. */
export interface ChirpStripProps extends Drawn {
  /** Of the ink that it is drawn in: that of its course. */
  readonly id: string;
  readonly seen: SeenPart;
  /** How wide what is seen of the picture is, in pixels. */
  readonly seenPx: number;
}

/** The whole program as one stroke under its picture: the pair itself, so many cycles to a wave, as high as it is strong. */
export function ChirpStrip({ id, seen, seenPx, ...drawn }: ChirpStripProps) {
  const { frame, timeline } = useDeferredValue(useCalmDrawing(drawn));
  const width = xOf(frame, timeline.lengthMs);
  const { curve } = useMemo(
    () => chirpOf(timeline, Math.max(1, width), seen),
    [timeline, width, seen],
  );
  return (
    <div className="mt-1">
      <svg aria-hidden width={frame.width} height={HEIGHT} className="block overflow-visible">
        <path
          d={svgPath(curve, { width, height: HEIGHT, inset: 2 })}
          fill="none"
          stroke={`url(#${id})`}
          strokeWidth={1.25}
          strokeLinejoin="round"
        />
      </svg>
      <p className="sticky left-0 mt-1 w-fit text-note text-faint" style={{ maxWidth: seenPx }}>
        {frame.width > seenPx ? 'What is seen, as one line' : 'All of it as one line'}: the closer
        its waves, the faster the rhythm; the higher, the stronger.
      </p>
    </div>
  );
}
