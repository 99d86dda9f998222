import type { Session } from '@overtone/client/session/session';
import { useStore } from '@nanostores/react';
import { SettingSlider } from '../controls/slider.tsx';
import { SettingsGroup } from './settings-group.tsx';

const SPECTRUM = `linear-gradient(90deg in hsl longer hue, hsl(0 90% 55%), hsl(360 90% 55%))`;

/** The colour of the light. */
export function LightSettings({ session }: { readonly session: Session }) {
  const { visualHue } = useStore(session.$settings);
  return (
    <SettingsGroup title="Light">
      <SettingSlider
        name="visualHue"
        label="Hue"
        value={visualHue}
        onChange={session.setHue}
        format={{ maximumFractionDigits: 1 }}
        output={`${Number(visualHue.toFixed(1))}°`}
        track={
          <span
            className="absolute inset-x-0 top-1/2 h-2.5 -translate-y-1/2 rounded-[2px]"
            style={{ background: SPECTRUM }}
          />
        }
      />
    </SettingsGroup>
  );
}
