import type { CurvePoint } from '@overtone/domain/figure/curve';
import { svgPath } from '@overtone/domain/figure/svg-path';
import type { Seconds } from '@overtone/domain/units';
import type { ReactNode } from 'react';
import { signalInk } from '../figure/signal-ink.ts';
import { TimeAxis } from '../figure/time-axis.tsx';
import type { EngineState, SignalReading } from '../session/engine-state.ts';
import { laneAt, laneSentence, type LaneSignal } from './signal-lane.ts';

/** Length of the two windows: the fast rhythm's pulses must be told apart, the slow one's must fit. */
const FAST_WINDOW_S: Seconds = 0.5;
const SLOW_WINDOW_S: Seconds = 1;

const BOX = { width: 1000, height: 100, inset: 12 } as const;

/** What the plot is given. */
export interface SignalPlotProps {
  readonly plan: EngineState['plan'];
  /** The phases now; null while nothing runs: then each pulse is drawn from its beginning. */
  readonly reading: Pick<SignalReading, 'global' | 'centre'> | null;
  readonly hasLight: boolean;
  readonly hasSound: boolean;
}

const AT_REST = { light: 0, sound: 0 };

/** Both rhythms as they are sent, light and sound drawn over each other. */
export function SignalPlot({ plan, reading, hasLight, hasSound }: SignalPlotProps) {
  const ink = signalInk({ isOn: reading !== null });
  const signal = (name: 'centre' | 'global'): LaneSignal => ({
    rhythm: plan[name],
    phase: reading?.[name] ?? AT_REST,
    light: hasLight ? plan.light[name] : null,
    sound: hasSound ? plan.sound[name].series : null,
  });
  return (
    <figure aria-label="Waveform" className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1 text-note text-muted">
        <Key name="Light">
          <span className={`h-2.5 w-5 border-t-[1.5px] border-current bg-current/25 ${ink}`} />
        </Key>
        <Key name="Sound">
          <span className="w-5 border-t-[1.5px] border-ink" />
        </Key>
        {reading && (
          <Key name="Now">
            <span className="h-3 border-l border-dashed border-edge" />
          </Key>
        )}
      </div>
      <LaneFigure name="Fast" ink={ink} signal={signal('centre')} aboutSeconds={FAST_WINDOW_S} />
      <LaneFigure
        name="Slow"
        ink={ink}
        signal={signal('global')}
        aboutSeconds={SLOW_WINDOW_S}
        marksNow={reading !== null}
      />
      <figcaption className="text-note text-faint">
        {reading
          ? 'The pulses as they are sent. Each window begins with a pulse of the sound, so what agrees stands still.'
          : 'The pulses as they would be sent: nothing is running.'}
      </figcaption>
    </figure>
  );
}

function Key({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <span className="flex items-center gap-2">
      <span aria-hidden className="flex">
        {children}
      </span>
      {name}
    </span>
  );
}

interface LaneFigureProps {
  readonly name: string;
  /** Of the light; the sound is drawn over it in black. */
  readonly ink: string;
  readonly signal: LaneSignal;
  readonly aboutSeconds: Seconds;
  readonly marksNow?: boolean;
}

function LaneFigure({ name, ink, signal, aboutSeconds, marksNow = false }: LaneFigureProps) {
  const lane = laneAt(signal, aboutSeconds);
  return (
    <div>
      <div className="relative h-14">
        <svg
          aria-hidden
          viewBox={`0 0 ${BOX.width} ${BOX.height}`}
          preserveAspectRatio="none"
          className="absolute inset-0 size-full"
        >
          {lane?.light && <LightTrace curve={lane.light} ink={ink} />}
          {lane?.sound && <Stroke d={svgPath(lane.sound, BOX)} className="text-ink" />}
        </svg>
        {lane && marksNow && (
          <span
            aria-hidden
            className="absolute inset-y-0 border-l border-dashed border-edge"
            style={{ left: `${lane.now * 100}%` }}
          />
        )}
      </div>
      <TimeAxis />
      <p className="mt-1 flex justify-between gap-3 text-note text-muted">
        <span>
          <span className="font-medium text-ink">{name}.</span> <span>{laneSentence(signal)}</span>
        </span>
        {lane && (
          <span className="figure whitespace-nowrap">{Number(lane.spanSeconds.toFixed(2))} s</span>
        )}
      </p>
    </div>
  );
}

interface LightTraceProps extends Pick<LaneFigureProps, 'ink'> {
  readonly curve: readonly CurvePoint[];
}

function LightTrace({ curve, ink }: LightTraceProps) {
  const top = svgPath(curve, BOX);
  return (
    <>
      <path d={`${top}V${BOX.height}H0Z`} className={`fill-current opacity-20 ${ink}`} />
      <Stroke d={top} className={ink} />
    </>
  );
}

function Stroke({ d, className }: { readonly d: string; readonly className: string }) {
  return (
    <path
      d={d}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinejoin="round"
      vectorEffect="non-scaling-stroke"
      className={className}
    />
  );
}
