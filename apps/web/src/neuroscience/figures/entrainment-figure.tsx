import { pointsFor, sampleCurve } from '@overtone/domain/figure/curve';
import { driven, phaseApart } from '@overtone/domain/figure/driven-oscillator';
import { formatFrequency } from '@overtone/domain/frequency/format-frequency';
import type { Seconds } from '@overtone/domain/units';
import { ENTRAINMENT_WORDS } from '../../content/figure-words.ts';
import { FigureBody } from './figure-body.tsx';
import { Area, Plane, Stroke } from './plane.tsx';
import { RangeField } from './range-field.tsx';
import { TongueMap } from './tongue-map.tsx';
import { DRIVE, OWN_HZ, PULL } from './tongue-range.ts';
import { usePaced } from './use-paced.ts';

const SPAN_SECONDS: Seconds = 2;
const wave = (cycles: number) => Math.sin(2 * Math.PI * cycles);
const BASE = [
  { x: 0, y: -1 },
  { x: 1, y: -1 },
];

/** A pulse that drives a rhythm of ten hertz: where the two agree, and what that looks like in time. */
export function EntrainmentFigure() {
  const [drive, drawn, setDrive] = usePaced({ ownHz: OWN_HZ, driveHz: 10.8, pullHz: 1.2 });
  const { driveHz, pullHz } = drive;
  const result = driven(drive);
  const points = pointsFor(SPAN_SECONDS * DRIVE.max);
  const pulse = sampleCurve(points, (x) => wave(drawn.driveHz * x * SPAN_SECONDS));
  const own = sampleCurve(points, (x) => {
    const atSeconds = x * SPAN_SECONDS;
    return wave(drawn.driveHz * atSeconds + phaseApart(drawn, atSeconds));
  });
  const beats = Array.from(
    { length: Math.floor(SPAN_SECONDS * drawn.driveHz) },
    (_, index) => `${(100 * (index + 0.25)) / drawn.driveHz / SPAN_SECONDS}%`,
  );
  return (
    <FigureBody
      finding={ENTRAINMENT_WORDS.finding(drive, result)}
      plot={
        <>
          <TongueMap
            driveHz={driveHz}
            pullHz={pullHz}
            isLocked={result.isLocked}
            onMove={(toDriveHz, toPullHz) =>
              setDrive({ ownHz: OWN_HZ, driveHz: toDriveHz, pullHz: toPullHz })
            }
          />
          <p className="mt-5 text-note font-semibold text-accent">{ENTRAINMENT_WORDS.pulse}</p>
          <Plane className="mt-2 h-14">
            <Area upper={pulse} lower={BASE} className="fill-pale-accent" />
            <Stroke curve={pulse} className="stroke-accent" />
          </Plane>
          <Plane
            className="mt-1 h-16"
            marks={beats.map((x) => (
              <line key={x} x1={x} x2={x} y1={-60} y2="100%" className="stroke-accent/40" />
            ))}
          >
            <Stroke curve={own} className="stroke-ink" width={2} />
          </Plane>
          <p className="mt-2 flex justify-between gap-4 text-note">
            <span className="font-semibold">{ENTRAINMENT_WORDS.own}</span>
            <span className="text-muted">{ENTRAINMENT_WORDS.time} →</span>
          </p>
        </>
      }
      controls={
        <>
          <p className="text-small text-muted noscript:hidden">{ENTRAINMENT_WORDS.handle}</p>
          <RangeField
            label={ENTRAINMENT_WORDS.drive}
            value={driveHz}
            {...DRIVE}
            text={formatFrequency(driveHz)}
            onChange={(value) => setDrive({ ...drive, driveHz: value })}
          />
          <RangeField
            label={ENTRAINMENT_WORDS.pull}
            value={pullHz}
            {...PULL}
            text={`${pullHz.toFixed(1)} Hz`}
            onChange={(value) => setDrive({ ...drive, pullHz: value })}
          />
        </>
      }
    />
  );
}
