import type { StageState } from '@overtone/client/program/stage-states';
import { type Frame, xOf, yOf } from './picture/frame.ts';
import type { StageBox } from './picture/stage-boxes.ts';

/** What the dots are given. */
export interface NodeDotsProps {
  readonly frame: Frame;
  readonly boxes: readonly StageBox[];
  readonly states: readonly StageState[];
}

/** Where both rhythms stand at the end of every stage: small, since only those of the selected stage are handles. */
export function NodeDots({ frame, boxes, states }: NodeDotsProps) {
  return (
    <svg aria-hidden className="pointer-events-none absolute inset-0 size-full overflow-visible">
      {boxes.flatMap(({ stage, endMs }) =>
        (['fastHz', 'slowHz'] as const).map((rhythm) => {
          const hz = states[stage]?.after[rhythm] ?? 0;
          return (
            hz > 0 && (
              <circle
                key={`${stage} ${rhythm}`}
                cx={xOf(frame, endMs)}
                cy={yOf(frame, hz)}
                r={3}
                strokeWidth={1.25}
                className="fill-paper stroke-ink"
              />
            )
          );
        }),
      )}
    </svg>
  );
}
