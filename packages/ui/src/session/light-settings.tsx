import { useStore } from '@nanostores/react';
import { SettingSlider } from '../controls/slider.tsx';
import { FlashGuardSetting } from '../safety/flash-guard-setting.tsx';
import { LightSwitch } from '../safety/light-switch.tsx';
import { PulseStyleSetting } from '../safety/pulse-style-setting.tsx';
import type { SessionParts } from './session-parts.ts';
import { SettingsGroup } from './settings-group.tsx';

const SPECTRUM = `linear-gradient(90deg in hsl longer hue, hsl(0 90% 55%), hsl(360 90% 55%))`;

/** Everything that is seen: whether there is light, its colour, how it pulses, and how far. */
export function LightSettings({ session, output }: SessionParts) {
  const { visualHue } = useStore(session.$settings);
  return (
    <SettingsGroup title="Light">
      <LightSwitch output={output} />
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
      <PulseStyleSetting output={output} />
      <FlashGuardSetting output={output} />
    </SettingsGroup>
  );
}
