import { swellCurve, swellOutline } from '@overtone/domain/figure/swell-curve';
import { intensityLabel } from '@overtone/domain/session/intensity';
import type { UnitInterval } from '@overtone/domain/units';
import { useMemo } from 'react';
import { SettingSlider } from '../controls/slider.tsx';
import { Area } from '../figure/area.tsx';
import { Plot } from '../figure/plot.tsx';
import { signalInk } from '../figure/signal-ink.ts';
import { HELD_PULSE, HELD_PULSE_IN_SHORT, useHeldFrom, useHeldPulse } from './held-pulse.tsx';
import { percent } from '@overtone/domain/session/percent';
import type { SessionParts } from './session-parts.ts';
import { LEAD_NOTES, useSettingsInForce } from './use-settings-in-force.tsx';

const CYCLES = 24;

/**
 * "Effect Intensity": how strongly light and sound pulse; a program says that itself. Drawn as a wave that swells towards full
 * strength; where Flash guard holds the light's pulse, as a tint that grows around a pulse that stays.
 */
export function IntensitySlider({ session, output }: SessionParts) {
  const { settings, lead } = useSettingsInForce(session);
  const { globalModulationStrength: strength } = settings;
  const isHeld = useHeldPulse({ session, output });
  const heldFrom = useHeldFrom({ session, output });
  return (
    <SettingSlider
      name="globalModulationStrength"
      label="Effect Intensity"
      isCompact
      note={lead !== null ? LEAD_NOTES[lead] : isHeld ? HELD_PULSE : null}
      noteInShort={lead === null && isHeld ? HELD_PULSE_IN_SHORT : null}
      isDisabled={lead !== null}
      value={strength}
      onChange={session.setStrength}
      format={{ style: 'percent' }}
      written={percent}
      output={
        <>
          {lead !== null && (
            // The bar has no second line on a phone: why it stands still is worth more there than its name.
            <span aria-hidden className="font-sans tracking-normal text-muted @min-[84rem]:hidden">
              {LEAD_NOTES[lead]}{' '}
            </span>
          )}
          <span
            className={`font-sans font-medium tracking-normal text-muted ${lead !== null ? 'sr-only @min-[84rem]:not-sr-only' : ''}`}
          >
            {intensityLabel(strength)}
          </span>{' '}
          {percent(strength)}
        </>
      }
      track={<SwellTrack filled={strength} heldFrom={heldFrom} ink={signalInk(settings)} />}
    />
  );
}

interface SwellTrackProps {
  readonly filled: UnitInterval;
  readonly heldFrom: UnitInterval;
  readonly ink: string;
}

function SwellTrack({ filled, heldFrom, ink }: SwellTrackProps) {
  return (
    <>
      <Swell heldFrom={heldFrom} ink="text-edge" strokeWidth={1} />
      <span
        className="absolute inset-0"
        style={{ clipPath: `inset(0 ${(1 - filled) * 100}% 0 0)` }}
      >
        <Swell heldFrom={heldFrom} ink={ink} />
      </span>
    </>
  );
}

interface SwellProps extends Pick<SwellTrackProps, 'heldFrom' | 'ink'> {
  readonly strokeWidth?: number;
}

function Swell({ heldFrom, ink, ...stroke }: SwellProps) {
  const curve = useMemo(() => swellCurve(CYCLES, heldFrom), [heldFrom]);
  const outline = useMemo(() => (heldFrom < 1 ? swellOutline(heldFrom) : null), [heldFrom]);
  const className = `absolute top-1/2 h-8 w-full -translate-y-1/2 ${ink}`;
  return (
    <>
      {outline && <Area outline={outline} className={className} />}
      <Plot curve={curve} className={className} {...stroke} />
    </>
  );
}
