import { swellCurve } from '@overtone/domain/figure/swell-curve';
import { intensityLabel } from '@overtone/domain/session/intensity';
import type { UnitInterval } from '@overtone/domain/units';
import { SettingSlider } from '../controls/slider.tsx';
import { Plot } from '../figure/plot.tsx';
import { signalInk } from '../figure/signal-ink.ts';
import { HELD_PULSE, useHeldPulse } from './held-pulse.tsx';
import { percent } from '@overtone/domain/session/percent';
import type { SessionParts } from './session-parts.ts';
import { LEAD_NOTES, useSettingsInForce } from './use-settings-in-force.tsx';

const SWELL = swellCurve(24);

/** "Effect Intensity": how strongly light and sound pulse; a program says that itself. Drawn as a wave that swells towards full strength. */
export function IntensitySlider({ session, output }: SessionParts) {
  const { settings, lead } = useSettingsInForce(session);
  const { globalModulationStrength: strength } = settings;
  const isHeld = useHeldPulse({ session, output });
  return (
    <SettingSlider
      name="globalModulationStrength"
      label="Effect Intensity"
      isCompact
      note={lead !== null ? LEAD_NOTES[lead] : isHeld ? HELD_PULSE : null}
      isDisabled={lead !== null}
      value={strength}
      onChange={session.setStrength}
      format={{ style: 'percent' }}
      output={
        <>
          {lead !== null && (
            // The bar has no second line on a phone: why it stands still is worth more there than its name.
            <span aria-hidden className="font-sans tracking-normal text-muted @7xl:hidden">
              {LEAD_NOTES[lead]}{' '}
            </span>
          )}
          <span
            className={`font-sans font-medium tracking-normal ${lead !== null ? 'sr-only @7xl:not-sr-only' : ''}`}
          >
            {intensityLabel(strength)}
          </span>{' '}
          <span className="text-muted">{percent(strength)}</span>
        </>
      }
      track={<SwellTrack filled={strength} ink={signalInk(settings)} />}
    />
  );
}

interface SwellTrackProps {
  readonly filled: UnitInterval;
  readonly ink: string;
}

function SwellTrack({ filled, ink }: SwellTrackProps) {
  const place = 'absolute inset-y-0.5 h-8 w-full';
  return (
    <>
      <Plot curve={SWELL} className={`${place} text-edge`} strokeWidth={1} />
      <span
        className="absolute inset-0"
        style={{ clipPath: `inset(0 ${(1 - filled) * 100}% 0 0)` }}
      >
        <Plot curve={SWELL} className={`${place} ${ink}`} />
      </span>
    </>
  );
}
