import type { CurvePoint } from '@overtone/domain/figure/curve';
import { useState } from 'react';
import { LOAD_WORDS } from '../../content/figure-words.ts';
import { attentionSpill } from './attention-spill.ts';
import { FigureBody } from './figure-body.tsx';
import { Area, Plane, Stroke } from './plane.tsx';
import { RangeField } from './range-field.tsx';

const MOST_DRAWN = 0.4;
const percent = (share: number) => `${Math.round(100 * share)}%`;
/** Shares of attention, from 0 to 1, on the plane's -1 to 1. */
const at = (x: number, share: number): CurvePoint => ({ x, y: 2 * share - 1 });

/** How much a task takes, and where what it leaves over goes. */
export function LoadFigure() {
  const [load, setLoad] = useState(0.55);
  const [drawn, setDrawn] = useState(0.1);
  const spill = attentionSpill(load, drawn);
  const task = [at(0, 0), at(1, 1)];
  const taken = [at(0, drawn), at(1 - drawn, 1), at(1, 1)];
  const [x, taskTop, overlayTop] = [
    percent(load),
    percent(1 - spill.task),
    percent(spill.wandering),
  ];
  // Its words stand where the curve leaves room for them.
  const isEarly = load < 0.35;
  return (
    <FigureBody
      finding={LOAD_WORDS.finding(spill)}
      plot={
        <>
          <p className="mb-2 text-note text-muted">↑ {LOAD_WORDS.height}</p>
          <Plane
            className="h-60 border-b border-l border-edge sm:h-80"
            marks={
              <>
                <text x="98%" y="92%" textAnchor="end" className="fill-ink text-small">
                  {LOAD_WORDS.task}
                </text>
                <text x="2%" y="9%" className="fill-muted text-small">
                  {LOAD_WORDS.wandering}
                </text>
                <line x1={x} x2={x} y1="0" y2="100%" strokeWidth={1.5} className="stroke-ink" />
                <circle cx={x} cy={taskTop} r={5} className="fill-ink" />
                <circle cx={x} cy={overlayTop} r={5} className="fill-accent" />
                <text
                  x={x}
                  y={overlayTop}
                  dx={isEarly ? 12 : -12}
                  dy={isEarly ? -56 : -8}
                  textAnchor={isEarly ? 'start' : 'end'}
                  className="fill-accent text-small font-semibold"
                >
                  {LOAD_WORDS.overlay(percent(spill.overlay))}
                </text>
              </>
            }
          >
            <Area upper={task} lower={[at(0, 0), at(1, 0)]} className="fill-well" />
            <Area upper={taken} lower={[at(0, 0), at(1, 1)]} className="fill-pale-accent" />
            <Stroke curve={task} className="stroke-ink" />
            <Stroke curve={taken} className="stroke-accent" />
          </Plane>
          <p aria-hidden className="figure mt-1.5 flex justify-between text-note text-muted">
            <span>{percent(0)}</span>
            <span>{percent(1)}</span>
          </p>
          <p className="text-right text-note text-muted">{LOAD_WORDS.axis} →</p>
        </>
      }
      controls={
        <>
          <RangeField
            label={LOAD_WORDS.load}
            value={100 * load}
            min={0}
            max={100}
            step={1}
            text={percent(load)}
            onChange={(value) => setLoad(value / 100)}
          />
          <RangeField
            label={LOAD_WORDS.drawn}
            value={100 * drawn}
            min={0}
            max={100 * MOST_DRAWN}
            step={1}
            text={percent(drawn)}
            onChange={(value) => setDrawn(value / 100)}
          />
        </>
      }
    />
  );
}
