import type { Session } from '@overtone/client/session/session';
import { useStore } from '@nanostores/react';
import { SettingSlider } from '../controls/slider.tsx';
import { Switch } from '../controls/switch.tsx';
import { BackgroundSettings } from './background-settings.tsx';
import { percent } from './percent.ts';
import { PitchSetting } from './pitch-setting.tsx';
import { SettingsGroup } from './settings-group.tsx';

/** Everything that is heard: the tone, its loudness, and what plays behind it. */
export function SoundSettings({ session }: { readonly session: Session }) {
  const { masterAudioVolume, hasOwnAudio } = useStore(session.$settings);
  return (
    <SettingsGroup title="Sound">
      <PitchSetting session={session} />
      <SettingSlider
        name="masterAudioVolume"
        label="Master volume"
        value={masterAudioVolume}
        onChange={session.setMasterVolume}
        format={{ style: 'percent', maximumFractionDigits: 1 }}
        output={percent(masterAudioVolume)}
      />
      <BackgroundSettings session={session} />
      <div>
        <Switch isOn={hasOwnAudio} onChange={session.setHasOwnAudio}>
          I play my own audio
        </Switch>
        <p className="mt-1 text-note text-faint">
          Background sound stays silent; the tone keeps pulsing under your own music.
        </p>
      </div>
    </SettingsGroup>
  );
}
