import type { Session } from '@overtone/client/session/session';
import { swellCurve } from '@overtone/domain/figure/swell-curve';
import { intensityLabel } from '@overtone/domain/session/intensity';
import type { UnitInterval } from '@overtone/domain/units';
import { useStore } from '@nanostores/react';
import { SettingSlider } from '../controls/slider.tsx';
import { Plot } from '../figure/plot.tsx';
import { percent } from './percent.ts';

const SWELL = swellCurve(24);

/** Where the slider stands: as a whole in the panel, or bare in the bar of quick controls. */
export interface IntensitySliderProps {
  readonly session: Session;
  readonly label?: string;
  readonly isBare?: boolean;
}

/** "Effect Intensity": how strongly light and sound pulse, drawn as a wave that swells towards full strength. */
export function IntensitySlider({
  session,
  label = 'Effect Intensity',
  isBare = false,
}: IntensitySliderProps) {
  const { globalModulationStrength: strength } = useStore(session.$settings);
  return (
    <SettingSlider
      name="globalModulationStrength"
      label={label}
      isLabelHidden={isBare}
      value={strength}
      onChange={session.setStrength}
      format={{ style: 'percent' }}
      output={
        <>
          <span className="font-sans font-medium tracking-normal">{intensityLabel(strength)}</span>{' '}
          <span className="text-muted">{percent(strength)}</span>
        </>
      }
      track={<SwellTrack filled={strength} />}
    />
  );
}

function SwellTrack({ filled }: { readonly filled: UnitInterval }) {
  const place = 'absolute inset-y-1.5 h-8 w-full';
  return (
    <>
      <Plot curve={SWELL} className={`${place} text-edge`} strokeWidth={1} />
      <span
        className="absolute inset-0"
        style={{ clipPath: `inset(0 ${(1 - filled) * 100}% 0 0)` }}
      >
        <Plot curve={SWELL} className={`${place} text-accent`} />
      </span>
    </>
  );
}
