import { useStore } from '@nanostores/react';
import type { Session } from '@overtone/client/session/session';
import { SettingSlider } from '../controls/slider.tsx';
import { percent } from '@overtone/domain/session/percent';

/** How loud all of it is. */
export function VolumeSlider({ session }: { readonly session: Session }) {
  const { masterAudioVolume, isOn } = useStore(session.$settings);
  return (
    <SettingSlider
      name="masterAudioVolume"
      label="Master volume"
      isCompact
      isIdle={!isOn}
      value={masterAudioVolume}
      onChange={session.setMasterVolume}
      format={{ style: 'percent', maximumFractionDigits: 1 }}
      written={percent}
    />
  );
}
