import { formatFrequency } from '@overtone/domain/frequency/format-frequency';
import type { Hertz } from '@overtone/domain/units';
import type { ReactNode } from 'react';
import type { SignalReading } from '../session/engine-state.ts';

/** What the figures are given. */
export interface SignalFactsProps {
  readonly refreshHz: Hertz | null;
  /** Null while nothing runs. */
  readonly reading: SignalReading | null;
  readonly hasLight: boolean;
}

/** The screen and the clocks in figures, each with what it means. */
export function SignalFacts({ refreshHz, reading, hasLight }: SignalFactsProps) {
  return (
    <dl className="divide-y divide-rule border-t border-rule">
      <Fact
        term="Refresh rate"
        value={refreshHz === null ? 'measuring' : formatFrequency(refreshHz)}
      >
        Frames your screen shows in a second. Light can pulse a little less than half as often.
      </Fact>
      <Fact term="Dropped frames" value={frames(reading, hasLight)}>
        Frames drawn late in the last minute. The rhythm keeps time by the clock, so only smoothness
        suffers, not tempo.
      </Fact>
      <Fact term="Light–sound offset" value={offset(reading, hasLight)}>
        How far apart the two are by their clocks; below about 20 ms people rarely notice. A delay
        inside the screen is not included.
      </Fact>
      <Fact term="Sound timing" value={soundTiming(reading)}>
        How far the tone’s rhythm is from its plan, measured on the sound itself. A sound device can
        slip when it wakes or is changed; the rhythm is then corrected within a second.
      </Fact>
      <Fact term="Sound corrected" value={timesLedBack(reading)}>
        How often that has been needed since the sound started.
      </Fact>
    </dl>
  );
}

/** Dropped frames of all that were due in the last minute; a dash while there is no light. */
function frames(reading: SignalReading | null, hasLight: boolean): string {
  if (!reading || !hasLight) return '–';
  const { shown, dropped } = reading.frames;
  const due = shown + dropped;
  return due === 0 ? 'counting' : `${count(dropped)} of ${count(due)}`;
}

/** The offset without its sign, which says nothing to a person; a dash while there are not both. */
function offset(reading: SignalReading | null, hasLight: boolean): string {
  if (!reading || !hasLight || reading.lightSoundOffsetMs === null) return '–';
  return `${Math.abs(reading.lightSoundOffsetMs).toFixed(1)} ms`;
}

/** How far the sound's rhythm is off, without its sign; a dash while it cannot be told. */
function soundTiming(reading: SignalReading | null): string {
  const lagMs = reading?.soundPhase.lagMs ?? null;
  return lagMs === null ? '–' : `${Math.abs(lagMs).toFixed(1)} ms`;
}

function timesLedBack(reading: SignalReading | null): string {
  if (!reading) return '–';
  const { timesLedBack: times } = reading.soundPhase;
  if (times === 0) return 'never';
  return times === 1 ? 'once' : `${count(times)} times`;
}

function count(frames: number): string {
  return frames.toLocaleString('en-GB');
}

interface FactProps {
  readonly term: string;
  readonly value: string;
  readonly children: ReactNode;
}

function Fact({ term, value, children }: FactProps) {
  return (
    <div className="grid grid-cols-[1fr_auto] gap-x-4 py-2">
      <dt className="label">{term}</dt>
      <dd className="figure text-small">{value}</dd>
      <dd className="col-span-2 text-note text-faint">{children}</dd>
    </div>
  );
}
