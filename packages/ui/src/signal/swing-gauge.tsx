import { pointsFor, sampleCurve } from '@overtone/domain/figure/curve';
import { GENERAL_FLASH_SWING } from '@overtone/domain/safety/flash-limits';
import { pulseHeight } from '@overtone/domain/rhythm/pulse-series';
import type { ReactNode } from 'react';
import { Plot } from '../figure/plot.tsx';
import { signalInk } from '../figure/signal-ink.ts';
import { luminance, type Swing, swingSentence } from './swing-words.ts';

/** Room above the highest line of the gauge. */
const HEADROOM = 1.2;
const CYCLES = 6;

/** What the gauge is given. */
export interface SwingGaugeProps extends Swing {
  readonly isOn: boolean;
}

/** The swing of the light's brightness as a pulse of that height, between the limit and what WCAG counts as a flash. */
export function SwingGauge({ isOn, ...props }: SwingGaugeProps) {
  const { swing, swingLimit } = props;
  const full = HEADROOM * Math.max(GENERAL_FLASH_SWING, swing);
  const pulse = sampleCurve(pointsFor(CYCLES), (x) => pulseHeight([swing / full], CYCLES * x));
  return (
    <figure aria-label="Luminance swing" className="grid gap-2">
      <p className="flex items-baseline justify-between gap-3">
        <span className="label">Luminance swing</span>
        <span className="figure text-small">
          {luminance(swing)}
          {swingLimit !== null && (
            <span className="text-muted"> of at most {luminance(swingLimit)}</span>
          )}
        </span>
      </p>
      <div className="grid grid-cols-[minmax(0,1fr)_6.5rem] gap-x-3">
        <div aria-hidden className="relative h-22 bg-well">
          <Rails level={GENERAL_FLASH_SWING / full} className="border-warn" />
          {swingLimit !== null && (
            <Rails level={swingLimit / full} className="border-dashed border-edge" />
          )}
          <Plot curve={pulse} className={`absolute inset-0 size-full ${signalInk({ isOn })}`} />
        </div>
        <div className="relative text-note text-muted">
          <RailLabel level={GENERAL_FLASH_SWING / full}>
            {luminance(GENERAL_FLASH_SWING)} WCAG flash
          </RailLabel>
          {swingLimit !== null && (
            <RailLabel level={swingLimit / full}>{luminance(swingLimit)} limit</RailLabel>
          )}
        </div>
      </div>
      <figcaption className="text-note text-faint">
        {swingSentence(props)} Swing is how far a pulse may change the brightness of any spot: 0 is
        not at all, 1 is from black to white.
      </figcaption>
    </figure>
  );
}

/** Share of the height above a level that is reached to both sides of the middle, in per cent. */
function aboveLevel(level: number): string {
  return `${(1 - level) * 50}%`;
}

function Rails({ level, className }: { readonly level: number; readonly className: string }) {
  return (
    <span
      className={`absolute inset-x-0 border-y ${className}`}
      style={{ top: aboveLevel(level), bottom: aboveLevel(level) }}
    />
  );
}

function RailLabel({ level, children }: { readonly level: number; readonly children: ReactNode }) {
  return (
    <span
      className="figure absolute left-0 -translate-y-1/2 whitespace-nowrap"
      style={{ top: aboveLevel(level) }}
    >
      {children}
    </span>
  );
}
